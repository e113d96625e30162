import { addDaysTo } from '@vida/contract/core/time.ts';
import { SLEEP_HISTORY_DAYS } from '@vida/contract/sleep/sleep-endpoints.ts';
import { hoursByNight, type Night } from '@vida/contract/sleep/sleep-rules.ts';
import { formatDayLong } from '../../../lib/format.ts';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatHours } from '../format-night.ts';
import { chartMessages as messages } from './chart-messages.ts';
import { NightsBars } from './nights-bars.tsx';

interface NightsChartProps {
  nights: readonly Night[];
  today: string;
  /** Hours a night; `null` while it is not known. */
  goalHours: number | null;
}

const sentenceOf = (hours: readonly (number | null)[], goalHours: number | null): string => {
  const recorded = hours.filter((value) => value !== null);
  if (goalHours === null) return messages.sentence(recorded.length);
  const reached = recorded.filter((value) => value >= goalHours).length;
  return messages.goalSentence(recorded.length, reached, formatNumber(goalHours));
};

/** The last nights beside the person's goal. */
export const NightsChart = ({ nights, today, goalHours }: NightsChartProps) => {
  const days = Array.from({ length: SLEEP_HISTORY_DAYS }, (_, index) =>
    addDaysTo(today, index + 1 - SLEEP_HISTORY_DAYS),
  );
  const hours = hoursByNight(nights, days);
  const sentence = sentenceOf(hours, goalHours);
  const rowAt = (row: number): readonly string[] => {
    const index = days.length - 1 - row;
    const value = hours[index] ?? null;
    const text = value === null ? messages.missing : messages.hours(formatHours(value));
    return [formatDayLong(days[index] ?? ''), text];
  };
  return (
    <ChartFrame
      title={messages.title(SLEEP_HISTORY_DAYS)}
      sentence={sentence}
      table={{ columns: messages.columns, rowCount: days.length, rowAt }}
    >
      <NightsBars days={days} hours={hours} goalHours={goalHours} label={sentence} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
        {goalHours !== null && (
          <span className="flex items-center gap-2">
            <span aria-hidden className="w-6 border-t-2 border-dashed border-foreground" />
            {messages.goal(formatNumber(goalHours))}
          </span>
        )}
        {hours.includes(null) && <span>{messages.gaps}</span>}
      </p>
    </ChartFrame>
  );
};

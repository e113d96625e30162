import { addDaysTo } from '@vida/contract/core/time.ts';
import { SLEEP_HISTORY_DAYS } from '@vida/contract/sleep/sleep-endpoints.ts';
import { hoursByNight, type Night } from '@vida/contract/sleep/sleep-rules.ts';
import { formatDayLong, formatDayShort } from '../../../lib/format.ts';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { middleOf, PlotBars, PlotGrid, PlotLimit } from '../../../ui/charts/percent-plot.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatHours } from '../format-night.ts';
import { chartMessages as messages } from '../page-messages.ts';

interface NightsBarsProps {
  /** `yyyy-MM-dd`, oldest first; the last is today. */
  days: readonly string[];
  /** Hours in bed for each day; `null` is a night without a record. */
  hours: readonly (number | null)[];
  goalHours: number | null;
  /** The sentence that a reader hears instead of the drawing. */
  label: string;
}

const LEAST_TOP_HOURS = 8;
const TICK_HOURS = 4;
/** A day is written under every third bar, counted from today. */
const LABEL_EVERY = 3;
/** Of a bar's place. */
const BAR_SHARE = 0.5;

const ticksTo = (top: number): number[] =>
  Array.from({ length: Math.floor(top / TICK_HOURS) + 1 }, (_, index) => index * TICK_HOURS);

/**
 * Hours in bed of some nights as bars over the hours, with the goal as a dashed line. Placed in per cent, so that it
 * fills its box and its words keep their size.
 */
const NightsBars = ({ days, hours, goalHours, label }: NightsBarsProps) => {
  const highest = Math.max(LEAST_TOP_HOURS, goalHours ?? 0, ...hours.map((each) => each ?? 0));
  const top = Math.ceil(highest) + 1;
  const toY = (hoursInBed: number): number => 100 - (hoursInBed / top) * 100;
  const middleAt = (index: number): string => `${middleOf(index, days.length).toFixed(2)}%`;
  const lastIndex = days.length - 1;
  const newest = hours.findLastIndex((each) => each !== null);
  const value = hours[newest] ?? null;
  return (
    <div className="h-56 pt-2 pb-7 pl-9">
      <svg className="size-full overflow-visible text-xs tabular-nums" role="img" aria-label={label}>
        <PlotGrid levels={ticksTo(top)} toY={toY} formatLevel={(tick) => messages.hours(String(tick))} />
        <PlotBars
          values={hours}
          toY={toY}
          share={BAR_SHARE}
          radius={4}
          classAt={(index) => (index === lastIndex ? 'fill-accent' : 'fill-chart-line')}
        />
        {value !== null && (
          <text
            x={middleAt(newest)}
            y={`${toY(value)}%`}
            dy="-7"
            textAnchor="middle"
            className="fill-foreground font-semibold"
          >
            {formatNumber(value)}
          </text>
        )}
        {days.map(
          (day, index) =>
            (lastIndex - index) % LABEL_EVERY === 0 && (
              <text
                key={day}
                x={middleAt(index)}
                y="100%"
                dy="20"
                textAnchor="middle"
                className={index === lastIndex ? 'fill-accent-strong font-semibold' : 'fill-muted-foreground'}
              >
                {index === lastIndex ? messages.today : formatDayShort(day)}
              </text>
            ),
        )}
        {goalHours !== null && <PlotLimit y={toY(goalHours)} />}
      </svg>
    </div>
  );
};

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

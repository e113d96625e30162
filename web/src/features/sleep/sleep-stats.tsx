import { SLEEP_HISTORY_DAYS } from '@vida/contract/sleep/sleep-endpoints.ts';
import { qualityLevelOf, type SleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { Stat } from '../../ui/stat.tsx';
import { formatDuration, formatHours } from './format-night.ts';
import { pageMessages } from './page-messages.ts';
import { QualityBadge } from './quality-badge.tsx';

const messages = pageMessages.stats;

/** Longer is long (domain: lifestyle, sleep). */
const USUAL_FALL_ASLEEP_MINUTES = 30;

interface SleepStatsProps {
  figures: SleepFigures;
  /** All nights of the page's days. */
  nightCount: number;
  /** Hours a night; `null` while it is not known. */
  goalHours: number | null;
}

const durationNoteOf = (meanHours: number, goalHours: number | null): string => {
  if (goalHours === null) return messages.inBed;
  const goal = formatNumber(goalHours);
  return meanHours >= goalHours
    ? messages.goalReached(goal)
    : messages.belowGoal(formatDuration(goalHours - meanHours), goal);
};

/** The four figures, each with what it means. */
export const SleepStats = ({ figures, nightCount, goalHours }: SleepStatsProps) => {
  const { nights, meanHours, meanQuality, meanFallAsleepMinutes } = figures;
  const isUsual = meanFallAsleepMinutes <= USUAL_FALL_ASLEEP_MINUTES;
  const stats = [
    {
      label: messages.duration,
      value: formatHours(meanHours),
      unit: messages.hours,
      note: durationNoteOf(meanHours, goalHours),
    },
    {
      label: messages.quality,
      value: formatNumber(meanQuality),
      unit: (
        <>
          {messages.outOfTen} <QualityBadge quality={meanQuality} />
        </>
      ),
      note: messages.levelNotes[qualityLevelOf(meanQuality)],
    },
    {
      label: messages.fallAsleep,
      value: meanFallAsleepMinutes,
      unit: messages.minutes,
      note: isUsual ? messages.fallAsleepUsual : messages.fallAsleepLong,
    },
    {
      label: messages.records,
      value: nightCount,
      unit: messages.nights(nightCount),
      note: messages.recordsNote(SLEEP_HISTORY_DAYS, nights),
    },
  ];
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground">{messages.basis(nights)}</p>
      <ul aria-label={messages.title} className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {stats.map((stat) => (
          <li key={stat.label} className="min-w-0 rounded-lg bg-card px-4 py-5 md:p-5">
            <Stat {...stat} />
          </li>
        ))}
      </ul>
    </div>
  );
};

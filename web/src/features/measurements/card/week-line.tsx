import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { formatLimits } from '../glucose/format-glucose.ts';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

interface WeekLineProps {
  summary: GlucoseSummary;
  /** Whether the share in the band is told; not where something else had to be said first. */
  tellsShare?: boolean;
}

/** The small lines under the newest glucose: the mean of seven days and how much of it was in the band. */
export const WeekLine = ({ summary, tellsShare = true }: WeekLineProps) => {
  const { glucoseUnit } = useUser();
  const { basis, meanMgDl, readingCount, rangeCounts, rangePercents, careGroup } = summary;
  if (basis === 'none') return <p className="text-deep-muted">{messages.noMean}</p>;
  const band = formatLimits(summary.band, glucoseUnit);
  // In pregnancy the band is one to look at, not a goal.
  const words = careGroup === 'pregnant' ? messages.pregnant : messages;
  return (
    <div className="text-sm text-balance text-deep-muted">
      {meanMgDl !== null && (
        <p>
          {messages.mean} <b className="text-deep-foreground">{formatGlucose(meanMgDl, glucoseUnit)}</b>
        </p>
      )}
      {tellsShare && (
        <p>
          {basis === 'sensor'
            ? words.inRangeSensor(Math.round(rangePercents.target), band)
            : words.inRangeSingle(rangeCounts.target, readingCount, band)}
        </p>
      )}
    </div>
  );
};

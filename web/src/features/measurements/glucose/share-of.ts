import type { GlucoseRange } from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';

/** The share of some ranges in exact percents of what was counted; 0 for nothing. */
export const shareOf = (
  { rangeCounts, readingCount }: Pick<GlucoseSummary, 'rangeCounts' | 'readingCount'>,
  ranges: readonly GlucoseRange[],
): number =>
  readingCount === 0 ? 0 : (100 * ranges.reduce((sum, range) => sum + rangeCounts[range], 0)) / readingCount;

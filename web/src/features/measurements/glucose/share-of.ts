import type { GlucoseRange } from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';

/** The share of some ranges in exact percents of what was counted; 0 for nothing. */
export const shareOf = (
  { exactPercents }: Pick<GlucoseSummary, 'exactPercents'>,
  ranges: readonly GlucoseRange[],
): number => ranges.reduce((sum, range) => sum + exactPercents[range], 0);

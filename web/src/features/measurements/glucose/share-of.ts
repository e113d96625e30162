import { roundTo } from '@vida/contract/core/decimals.ts';
import type { GlucoseRange } from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';

/** The share of some ranges in percent, as the bar of ranges shows them: the parts always make up the whole. */
export const shareOf = (
  { rangePercents }: Pick<GlucoseSummary, 'rangePercents'>,
  ranges: readonly GlucoseRange[],
): number =>
  roundTo(
    ranges.reduce((sum, range) => sum + rangePercents[range], 0),
    1,
  );

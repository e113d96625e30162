import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';

const flags: Readonly<Record<string, RangeFlag>> = {
  lo: 'low',
  low: 'low',
  baixo: 'low',
  hi: 'high',
  high: 'high',
  alto: 'high',
};

export interface GlucoseCell {
  readonly value: number | null;
  readonly rangeFlag: RangeFlag | null;
}

/** '112', '5,5', 'LO', 'High'; null for an empty cell or anything else. */
export const readGlucoseCell = (cell: string): GlucoseCell | null => {
  const rangeFlag = flags[cell.toLowerCase()];
  if (rangeFlag) return { value: null, rangeFlag };
  const value = parseDecimal(cell);
  return value === null ? null : { value, rangeFlag: null };
};

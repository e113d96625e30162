/** The five ranges of the reports, from the lowest. Where they begin is decided by the contract's rules, not here. */
export const glucoseRanges = ['veryLow', 'low', 'target', 'high', 'veryHigh'] as const;

export type GlucoseRange = (typeof glucoseRanges)[number];

/** The token of each range's colour. */
export const rangeColors: Record<GlucoseRange, `--${string}`> = {
  veryLow: '--range-very-low',
  low: '--range-low',
  target: '--range-target',
  high: '--range-high',
  veryHigh: '--range-very-high',
};

/** The limits of the range a person aims for, in the unit of the values. */
export interface Band {
  from: number;
  to: number;
}

/** Below the band the triangle points down, above it up; -1, 0 or 1. */
export const rangeSide = (range: GlucoseRange): -1 | 0 | 1 => {
  if (range === 'target') return 0;
  return range === 'low' || range === 'veryLow' ? -1 : 1;
};

/** The two ranges that ask for attention are drawn larger and with their value. */
export const isExtreme = (range: GlucoseRange): boolean => range === 'veryLow' || range === 'veryHigh';

import type { ReactNode } from 'react';
import { type GlucoseRange, rangeColors } from './glucose-range.ts';

const shapes: Record<GlucoseRange, string> = {
  veryLow: 'M8 15l8-14H0z',
  low: 'M8 14l7-12H1z',
  target: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  high: 'M8 2l7 12H1z',
  veryHigh: 'M8 1l8 14H0z',
};

/** The mark of a range: triangle down, circle, triangle up; the word stands beside it. */
export const RangeMark = ({ range }: { range: GlucoseRange }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" className="shrink-0" aria-hidden>
    <path d={shapes[range]} fill={`var(${rangeColors[range]})`} />
  </svg>
);

interface RangeWordProps {
  range: GlucoseRange;
  /** What the reading is called. */
  children: ReactNode;
}

/** The mark of a range with its word. */
export const RangeWord = ({ range, children }: RangeWordProps) => (
  <span className="inline-flex items-center gap-1.5 max-md:text-sm md:gap-2">
    <RangeMark range={range} />
    <span>{children}</span>
  </span>
);

import type { ReactNode } from 'react';
import type { GlucoseRange } from './glucose-range.ts';
import { RangeMark } from './range-mark.tsx';

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

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '../format-number.ts';
import { uiMessages } from '../ui-messages.ts';
import { type GlucoseRange, glucoseRanges } from './glucose-range.ts';
import { RangeMark } from './range-mark.tsx';

const fills: Record<GlucoseRange, string> = {
  veryLow:
    'bg-range-very-low print:bg-[repeating-linear-gradient(-45deg,var(--range-very-low)_0_3px,var(--card)_3px_4px)]',
  low: 'bg-[repeating-linear-gradient(-45deg,var(--range-low)_0_4px,var(--card)_4px_6px)]',
  target: 'bg-range-target',
  high: 'bg-range-high',
  veryHigh: 'bg-range-very-high',
};

interface RangeBarProps {
  /** How many readings fell in each range, or their exact shares of the time. */
  counts: Readonly<Record<GlucoseRange, number>>;
  /** The same as percents that sum to 100. */
  percents: Readonly<Record<GlucoseRange, number>>;
  /** The limits in words and in the person's unit: 'acima de 250', '181 a 250', ... */
  limits: Readonly<Record<GlucoseRange, string>>;
  /** A sentence under the bar: what is usually aimed for. */
  note?: ReactNode;
  className?: string;
}

/** How the readings share out: one bar from the lowest to the highest, and the words with their percents. */
export const RangeBar = ({ counts, percents, limits, note, className }: RangeBarProps) => {
  const rows = glucoseRanges.map((range) => ({ range, percent: percents[range] }));
  return (
    <div className={clsx('grid grid-cols-1 items-center gap-4 lg:grid-cols-2 lg:gap-8', className)}>
      <div>
        <div className="flex h-5 gap-0.5 [print-color-adjust:exact]" aria-hidden>
          {rows
            .filter(({ range }) => counts[range] > 0)
            .map(({ range }) => (
              <div
                key={range}
                className={clsx('min-w-0.75', fills[range])}
                style={{ flexGrow: counts[range], flexBasis: 0 }}
              />
            ))}
        </div>
        <p className="mt-2.5 text-sm text-muted-foreground">{uiMessages.rangeBarOrder}</p>
        {note && <p className="text-sm text-muted-foreground">{note}</p>}
      </div>
      <ul>
        {rows.toReversed().map(({ range, percent }) => (
          <li key={range} className="flex min-h-8 items-center gap-2.5">
            <RangeMark range={range} />
            <span>
              <span className="mr-2">{uiMessages.glucoseRanges[range]}</span>{' '}
              <span className="text-sm text-muted-foreground sm:whitespace-nowrap">{limits[range]}</span>
            </span>
            <b className="ml-auto whitespace-nowrap tabular-nums">
              {percent === 0 && counts[range] > 0 ? uiMessages.underATenth : `${formatNumber(percent)}%`}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
};

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SummaryFactProps {
  title: ReactNode;
  mark: ReactNode;
  value: string;
  unit?: string;
  /** The word that says what the number means. */
  state: string;
  /** A line more, under the number; a button in it may stretch over the whole fact. */
  detail?: ReactNode;
}

/** One plain line beside the filled block: mark, name, number with unit, one word. */
export const SummaryFact = ({ title, mark, value, unit, state, detail }: SummaryFactProps) => (
  <li
    className="relative grid grid-cols-[44px_minmax(0,1fr)] content-center items-baseline
gap-x-3.5 border-border md:gap-y-0.5 py-1.5 not-first:border-t md:py-3"
  >
    <span className={clsx('grid size-11 place-items-center self-center', detail ? 'row-span-3' : 'row-span-2')}>
      {mark}
    </span>
    <h2 className="control-text flex flex-wrap items-center gap-2 font-medium tracking-normal text-muted-foreground">
      {title}
    </h2>
    <div className="flex flex-wrap items-baseline gap-x-3.5 md:justify-between">
      <p className="text-xl leading-7 font-semibold tracking-[-0.02em] tabular-nums">
        {value} {unit && <span className="text-base font-medium tracking-normal text-muted-foreground">{unit}</span>}
      </p>
      <p className="control-text">{state}</p>
    </div>
    {detail && <div className="col-start-2 min-w-0 text-sm">{detail}</div>}
  </li>
);

import type { ReactNode } from 'react';

interface SummaryFactProps {
  title: ReactNode;
  mark: ReactNode;
  value: string;
  unit?: string;
  /** The word that says what the number means. */
  state: string;
}

/** One plain line beside the filled block: mark, name, number with unit, one word. */
export const SummaryFact = ({ title, mark, value, unit, state }: SummaryFactProps) => (
  <li className="grid grid-cols-[44px_auto_1fr] content-center items-baseline gap-x-3.5 border-border md:gap-y-0.5 py-2 not-first:border-t md:py-3">
    <span className="row-span-2 grid size-11 place-items-center self-center">{mark}</span>
    <h2 className="control-text col-span-2 flex flex-wrap items-center gap-2 font-medium tracking-normal text-muted-foreground">
      {title}
    </h2>
    <p className="text-xl leading-7 font-semibold tracking-[-0.02em] tabular-nums">
      {value}{' '}
      {unit && <span className="text-base font-medium tracking-normal text-muted-foreground">{unit}</span>}
    </p>
    <p className="control-text md:text-right">{state}</p>
  </li>
);

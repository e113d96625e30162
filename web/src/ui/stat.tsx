import type { ReactNode } from 'react';

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** Beside the value: 'h', 'mg/dL', 'de 7'. */
  unit?: ReactNode;
  /** What it means, in words. */
  note?: ReactNode;
  className?: string;
}

/** A value of a card: name, number with unit, meaning. */
export const Stat = ({ label, value, unit, note, className }: StatProps) => (
  <div className={className}>
    <p className="text-sm text-muted-foreground">{label}</p>
    <p className="text-xl leading-7 font-semibold tracking-[-0.02em] tabular-nums">
      {value}
      {unit && <span className="text-[1rem] font-medium tracking-normal text-muted-foreground"> {unit}</span>}
    </p>
    {note && <p className="control-text">{note}</p>}
  </div>
);

import { clsx } from 'clsx';
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

interface StatValueProps {
  value: ReactNode;
  unit: string;
  /** On the filled block. */
  onDeep?: boolean;
}

/** The one number of a screen. */
export const StatValue = ({ value, unit, onDeep = false }: StatValueProps) => (
  <p className={clsx('text-figure font-semibold tracking-[-0.035em] tabular-nums', onDeep && 'sm:whitespace-nowrap')}>
    {value}
    <span
      className={clsx(
        'text-[1.125rem] font-medium tracking-normal',
        onDeep ? 'text-deep-muted' : 'text-muted-foreground',
      )}
    >
      {` ${unit}`}
    </span>
  </p>
);

interface LabelledValueProps {
  label: ReactNode;
  value: ReactNode;
}

/** A field in reading mode; stands inside a `<dl>`. */
export const LabelledValue = ({ label, value }: LabelledValueProps) => (
  <div>
    <dt className="text-sm text-muted-foreground">{label}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);

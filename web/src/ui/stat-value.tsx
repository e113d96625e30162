import { clsx } from 'clsx';
import type { ReactNode } from 'react';

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

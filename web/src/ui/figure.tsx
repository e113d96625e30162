import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FigureProps {
  value: ReactNode;
  unit: string;
  /** On the filled block. */
  onDeep?: boolean;
}

/** The one number of a screen. */
export const Figure = ({ value, unit, onDeep = false }: FigureProps) => (
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

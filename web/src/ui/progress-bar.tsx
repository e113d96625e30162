import { clsx } from 'clsx';
import { useId } from 'react';
import { formatNumber } from './format-number.ts';
import { outOf } from './ui-messages.ts';

const tones = {
  primary: 'bg-primary',
  carbs: 'bg-nutrient-carbs',
  protein: 'bg-nutrient-protein',
  fiber: 'bg-nutrient-fiber',
} as const;

interface ProgressBarProps {
  label: string;
  value: number;
  /** The goal; the bar is full from here on, the words still tell the real value. */
  max: number;
  unit: string;
  tone?: keyof typeof tones;
  /** `wide` puts the words in one line. */
  layout?: 'stacked' | 'wide';
  className?: string;
}

/** A quantity against a goal: name, '70 de 200 g', bar. */
export const ProgressBar = ({
  label,
  value,
  max,
  unit,
  tone = 'primary',
  layout = 'stacked',
  className,
}: ProgressBarProps) => {
  const labelId = useId();
  const text = outOf(formatNumber(value), formatNumber(max), unit);
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className={layout === 'wide' ? 'flex justify-between gap-3' : 'grid'}>
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <span className="text-muted-foreground tabular-nums">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className={clsx('h-full rounded-full', tones[tone])} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};

/** Work that cannot say how far it is: a bar that breathes, with its word. */
export const BusyBar = ({ label }: { label: string }) => (
  <div className="grid gap-1.5">
    <span className="font-semibold">{label}</span>
    <div role="progressbar" aria-label={label} className="h-2.5 overflow-hidden rounded-full bg-sunken">
      <div className="h-full animate-pulse rounded-full bg-primary" />
    </div>
  </div>
);

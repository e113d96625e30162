import { formatNumber } from './format-number.ts';
import { outOf } from './ui-messages.ts';

const tones = {
  primary: 'text-primary',
  success: 'text-success',
  warning: 'text-warning-fill',
  danger: 'text-destructive',
} as const;

interface RingProps {
  /** What it measures, for readers: 'Qualidade'. */
  label: string;
  value: number;
  max: number;
  tone?: keyof typeof tones;
  /** Side in CSS pixels; under 60 the words are left to the text beside it. */
  size?: number;
  className?: string;
}

/** A value as part of a whole, with 'value' over 'de max' inside. */
export const Ring = ({ label, value, max, tone = 'primary', size = 116, className }: RingProps) => {
  const width = size * 0.095;
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const center = size / 2;
  const circle = { cx: center, cy: center, r: radius, fill: 'none', strokeWidth: width };
  return (
    <svg
      width={size}
      height={size}
      className={className}
      role="img"
      aria-label={`${label} ${outOf(formatNumber(value), formatNumber(max), '')}`}
    >
      <circle {...circle} className="stroke-sunken" />
      {share > 0 && (
        <circle
          {...circle}
          className={tones[tone]}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${share * length} ${length}`}
          transform={`rotate(-90 ${center} ${center})`}
        />
      )}
      {size >= 60 && (
        <g textAnchor="middle">
          <text x={center} y={center + 7} fontSize="30" fontWeight="600" letterSpacing="-1" className="fill-foreground">
            {formatNumber(value)}
          </text>
          <text x={center} y={center + 25} fontSize="13" className="fill-muted-foreground">
            de {formatNumber(max)}
          </text>
        </g>
      )}
    </svg>
  );
};

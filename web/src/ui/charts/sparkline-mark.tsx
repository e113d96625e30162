import { clsx } from 'clsx';
import { type GlucoseRange, isExtreme, rangeColors, rangeSide } from './glucose-range.ts';

interface SparklineMarkProps {
  /** Per cent of the chart's width and height. */
  x: number;
  y: number;
  range: GlucoseRange;
  onDeep: boolean;
}

/**
 * A reading of the small chart: a dot inside the band, a triangle outside. On the filled block the two outer ranges,
 * whose own colours are dark, get an outline.
 */
export const SparklineMark = ({ x, y, range, onDeep }: SparklineMarkProps) => {
  const side = rangeSide(range);
  if (side === 0)
    return <circle cx={`${x}%`} cy={`${y}%`} r="2.5" className={onDeep ? 'fill-deep-foreground' : 'fill-chart-line'} />;
  const isOuter = isExtreme(range);
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible" aria-hidden>
      <path
        d={isOuter ? `M0 ${-side * 8}l8 ${side * 14}h-16z` : `M0 ${-side * 7}l7 ${side * 12}h-14z`}
        fill={`var(${rangeColors[range]})`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={clsx(isOuter && onDeep && 'stroke-deep-foreground')}
      />
    </svg>
  );
};

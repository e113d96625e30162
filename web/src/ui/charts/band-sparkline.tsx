import { DAY_MS } from '@vida/contract/core/time.ts';
import { clsx } from 'clsx';
import { type Band, type GlucoseRange, isExtreme, rangeColors, rangeSide } from './glucose-range.ts';
import { chooseLabels, type SparklinePoint } from './sparkline-labels.ts';

interface SparklineMarkProps {
  /** Per cent of the chart's width and height. */
  x: number;
  y: number;
  range: GlucoseRange;
}

/**
 * A reading of the small chart: a dot inside the band, a triangle outside. On the filled block the two outer ranges,
 * whose own colours are dark, get an outline.
 */
const SparklineMark = ({ x, y, range }: SparklineMarkProps) => {
  const side = rangeSide(range);
  if (side === 0) return <circle cx={`${x}%`} cy={`${y}%`} r="2.5" className="fill-deep-foreground" />;
  const isOuter = isExtreme(range);
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible" aria-hidden>
      <path
        d={isOuter ? `M0 ${-side * 8}l8 ${side * 14}h-16z` : `M0 ${-side * 7}l7 ${side * 12}h-14z`}
        fill={`var(${rangeColors[range]})`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={clsx(isOuter && 'stroke-deep-foreground')}
      />
    </svg>
  );
};

interface BandSparklineProps {
  /** Oldest first; `value` in the band's unit. */
  points: readonly SparklinePoint[];
  band: Band;
  rangeOf: (value: number) => GlucoseRange;
  /** The sentence that a reader hears instead of the drawing. */
  label: string;
  /** A day under the line: 'ter', 'hoje'. */
  formatDay: (at: number) => string;
  /** A value without its unit. */
  formatValue: (value: number) => string;
  /** Has to give it a height. */
  className?: string;
}

/** Room beside the first and the last point, per cent of the width. */
const SIDE = 3;
/** From a point to the middle of the value over or under it, and from the drawing to the days, in pixels. */
const LABEL_DISTANCE = 18;
const DAYS_DISTANCE = 20;
const DAYS_DISTANCE_UNDER_LABEL = 39;

/** The days written under the line: the last point's, and every second day before it, at most four. */
const labelledDays = (from: number, to: number): number[] =>
  [0, 2, 4, 6].map((days) => to - days * DAY_MS).filter((at) => at >= from - DAY_MS / 4);

/**
 * A week of readings over their band, on the filled block: the small chart of the summary. Everything is placed in per
 * cent, so that it fills its box and its words keep their size.
 */
export const BandSparkline = ({
  points,
  band,
  rangeOf,
  label,
  formatDay,
  formatValue,
  className,
}: BandSparklineProps) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const values = points.map(({ value }) => value);
  const low = Math.min(band.from, ...values);
  const high = Math.max(band.to, ...values);
  const toX = (at: number) => SIDE + ((at - first.at) / (last.at - first.at || 1)) * (100 - 2 * SIDE);
  const toY = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  const hasLow = values.some((value) => rangeSide(rangeOf(value)) === -1);
  return (
    <div className={clsx('pt-7 pr-2.5 pl-9', hasLow ? 'pb-10.5' : 'pb-6', className)}>
      <svg className="size-full overflow-visible text-xs tabular-nums" role="img" aria-label={label}>
        <rect
          y={`${toY(band.to)}%`}
          width="100%"
          height={`${toY(band.from) - toY(band.to)}%`}
          rx="4"
          className="fill-deep-band"
        />
        {[band.from, band.to].map((limit) => (
          <text key={limit} y={`${toY(limit)}%`} dx="-8" dy="4" textAnchor="end" className="fill-deep-muted">
            {formatValue(limit)}
          </text>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible" aria-hidden>
          <polyline
            points={points.map(({ at, value }) => `${toX(at).toFixed(2)},${toY(value).toFixed(2)}`).join(' ')}
            fill="none"
            strokeWidth="1.75"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-deep-foreground"
          />
        </svg>
        {points.slice(0, -1).map(({ at, value }) => (
          <SparklineMark key={`${at} ${value}`} x={toX(at)} y={toY(value)} range={rangeOf(value)} />
        ))}
        <circle
          cx={`${toX(last.at)}%`}
          cy={`${toY(last.value)}%`}
          r="6.5"
          strokeWidth="2.5"
          className="fill-accent stroke-deep-foreground"
        />
        {chooseLabels(points, rangeOf, band).map(({ point, side }) => (
          <text
            key={`${point.at} ${point.value}`}
            x={`${toX(point.at)}%`}
            y={`${toY(point.value)}%`}
            dy={5 - side * LABEL_DISTANCE}
            textAnchor="middle"
            className="fill-deep-foreground font-semibold"
          >
            {formatValue(point.value)}
          </text>
        ))}
        {labelledDays(first.at, last.at).map((at, index) => (
          <text
            key={at}
            x={`${Math.max(toX(at), SIDE)}%`}
            y="100%"
            dy={hasLow ? DAYS_DISTANCE_UNDER_LABEL : DAYS_DISTANCE}
            textAnchor={index === 0 ? 'end' : 'middle'}
            dx={index === 0 ? 10 : 0}
            className={index === 0 ? 'fill-deep-foreground font-semibold' : 'fill-deep-muted'}
          >
            {formatDay(at)}
          </text>
        ))}
      </svg>
    </div>
  );
};

import { clsx } from 'clsx';
import { type Band, type GlucoseRange, rangeColors, rangeSide } from './glucose-range.ts';

interface BandSparklineProps {
  /** Oldest first; `value` in the band's unit. */
  points: readonly { at: number; value: number }[];
  band: Band;
  rangeOf: (value: number) => GlucoseRange;
  /** The sentence that a reader hears instead of the drawing. */
  label: string;
  /** A day under the line: 'ter', 'hoje'. */
  formatDay: (at: number) => string;
  /** A value without its unit. */
  formatValue: (value: number) => string;
  /** On the filled block. */
  onDeep?: boolean;
  className?: string;
}

const WIDTH = 340;
const HEIGHT = 200;
const LEFT = 40;
const RIGHT = 326;
const TOP = 34;
const BOTTOM = 168;
const DAY_MS = 86_400_000;

/** The days written under the line: the last point's, and every second day before it, at most four. */
const labelledDays = (from: number, to: number): number[] =>
  [0, 2, 4, 6].map((days) => to - days * DAY_MS).filter((at) => at >= from - DAY_MS / 4);

/** A week of readings over their band: the small chart of the summary. Exceptions and the last point stand out. */
export const BandSparkline = ({
  points,
  band,
  rangeOf,
  label,
  formatDay,
  formatValue,
  onDeep = false,
  className,
}: BandSparklineProps) => {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return null;
  const values = points.map((point) => point.value);
  const low = Math.min(band.from, ...values);
  const high = Math.max(band.to, ...values);
  const toX = (at: number) => LEFT + 8 + ((at - first.at) / (last.at - first.at || 1)) * (RIGHT - LEFT - 16);
  const toY = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const line = points.map((point) => `${toX(point.at).toFixed(1)},${toY(point.value).toFixed(1)}`).join(' ');
  const ink = onDeep ? 'fill-deep-foreground' : 'fill-foreground';
  const quiet = onDeep ? 'fill-deep-muted' : 'fill-muted-foreground';
  const dot = onDeep ? 'fill-deep-foreground' : 'fill-chart-line';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={clsx('h-auto w-full overflow-visible', className)}
      role="img"
      aria-label={label}
    >
      <rect
        x={LEFT}
        y={toY(band.to)}
        width={RIGHT - LEFT}
        height={toY(band.from) - toY(band.to)}
        rx="4"
        className={onDeep ? 'fill-deep-band' : 'fill-chart-band'}
      />
      {[band.from, band.to].map((limit) => (
        <text key={limit} x={LEFT - 8} y={toY(limit) + 5} textAnchor="end" fontSize="14" className={quiet}>
          {formatValue(limit)}
        </text>
      ))}
      <polyline
        points={line}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className={onDeep ? 'stroke-deep-foreground' : 'stroke-chart-line'}
      />
      {points.slice(0, -1).map((point) => {
        const range = rangeOf(point.value);
        const side = rangeSide(range);
        const [x, y] = [toX(point.at), toY(point.value)];
        if (side === 0) return <circle key={point.at} cx={x} cy={y} r="3" className={dot} />;
        return (
          <g key={point.at}>
            <path d={`M${x} ${y - side * 7}l7 ${side * 12}h-14z`} fill={`var(${rangeColors[range]})`} />
            <text
              x={x}
              y={y - side * 14 + (side < 0 ? 10 : 0)}
              textAnchor="middle"
              fontSize="15"
              fontWeight="600"
              className={ink}
            >
              {formatValue(point.value)}
            </text>
          </g>
        );
      })}
      <circle
        cx={toX(last.at)}
        cy={toY(last.value)}
        r="7.5"
        strokeWidth="2.5"
        className={clsx('fill-accent', onDeep ? 'stroke-deep-foreground' : 'stroke-card')}
      />
      {labelledDays(first.at, last.at).map((at, index) => (
        <text
          key={at}
          x={toX(at)}
          y={HEIGHT - 4}
          textAnchor={index === 0 ? 'end' : 'middle'}
          dx={index === 0 ? 8 : 0}
          fontSize="14"
          fontWeight={index === 0 ? 600 : 400}
          className={index === 0 ? ink : quiet}
        >
          {formatDay(at)}
        </text>
      ))}
    </svg>
  );
};

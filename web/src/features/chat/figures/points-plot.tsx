import type { ChatFigures, ChatPoint } from '@vida/contract/chat/chat-figures.ts';
import { clsx } from 'clsx';
import { levelsAround } from '../../../ui/charts/chart-ticks.ts';
import { middleOf, PlotBars, PlotGrid, PlotLimit } from '../../../ui/charts/percent-plot.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { hasLongName, PointNames } from './point-names.tsx';

/**
 * The least that is drawn from the lowest to the highest level, as a share of the highest value: what is
 * alike looks alike.
 */
const LEAST_SPAN = 0.1;
/** Of a bar's place. */
const BAR_SHARE = 0.6;
/** With more points than this their dots would be a rope. */
const MOST_DOTS = 31;
/** So near the side, per cent, a value is written inwards. */
const NEAR_SIDE = 10;

/** Every number of some points, the lower ones of two included. */
export const valuesOf = (points: readonly ChatPoint[]): number[] =>
  points.flatMap(({ value, second }) => [value, second]).filter((each) => each !== null);

interface Place {
  /** Per cent of the width and height. */
  readonly x: number;
  readonly y: number;
}

/** The levels of the axis; bars stand on zero. */
const levelsOf = ({ points, band, chart }: ChatFigures): number[] => {
  const limits = [band?.from, band?.to].filter((limit) => typeof limit === 'number');
  const shown = [...valuesOf(points), ...limits, ...(chart === 'bars' ? [0] : [])];
  return levelsAround(shown, Math.max(...shown.map(Math.abs)) * LEAST_SPAN || 1);
};

/** Places in runs that no missing value interrupts. */
const runsOf = (places: readonly (Place | null)[]): Place[][] => {
  const runs: Place[][] = [[]];
  for (const place of places) {
    if (place) runs.at(-1)?.push(place);
    else runs.push([]);
  }
  return runs;
};

const Line = ({ places, isLower }: { places: readonly (Place | null)[]; isLower?: boolean }) => (
  <>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible" aria-hidden>
      {runsOf(places)
        .filter((run) => run.length > 1)
        .map((run) => (
          <polyline
            key={run[0]?.x}
            points={run.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}
            fill="none"
            strokeWidth={isLower ? 1.25 : 1.75}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className={clsx('stroke-chart-line', isLower && 'opacity-60')}
          />
        ))}
    </svg>
    {places
      .filter((place) => place !== null)
      .map(({ x, y }) => (
        <circle
          key={x}
          cx={`${x}%`}
          cy={`${y}%`}
          r={places.length > MOST_DOTS ? 1.5 : 2.5}
          className="fill-chart-line"
        />
      ))}
  </>
);

const anchorAt = (x: number): 'start' | 'middle' | 'end' => {
  if (x < NEAR_SIDE) return 'start';
  return x > 100 - NEAR_SIDE ? 'end' : 'middle';
};

/** The highest and the lowest value, where they differ. */
const extremesOf = (points: readonly ChatPoint[]): { at: number; value: number; isLow: boolean }[] => {
  const tops = points.flatMap(({ value }, at) => (value === null ? [] : [{ at, value }]));
  const bottoms = points.flatMap(({ value, second }, at) => {
    const low = second ?? value;
    return low === null ? [] : [{ at, value: low }];
  });
  const highest = tops.toSorted((a, b) => b.value - a.value)[0];
  const lowest = bottoms.toSorted((a, b) => a.value - b.value)[0];
  if (!highest || !lowest) return [];
  // Where there is no bar stands no value either.
  const isTold = lowest.value !== highest.value && lowest.value !== 0;
  return [{ ...highest, isLow: false }, ...(isTold ? [{ ...lowest, isLow: true }] : [])];
};

interface PointsPlotProps {
  figures: ChatFigures;
  /** The sentence that a reader hears instead of the drawing. */
  label: string;
}

/**
 * A few points as bars or a line over their range, the highest and the lowest with their value. Placed in per cent, so
 * that it fills its box and its words keep their size.
 */
export const PointsPlot = ({ figures, label }: PointsPlotProps) => {
  const { points, band, chart } = figures;
  const levels = levelsOf(figures);
  const [low = 0, high = 1] = [levels[0], levels.at(-1)];
  const toX = (index: number): number => middleOf(index, points.length);
  const toY = (value: number): number => 100 - ((value - low) / (high - low)) * 100;
  const toPlace = (value: number | null, index: number): Place | null =>
    value === null ? null : { x: toX(index), y: toY(value) };
  const limits = [band?.from, band?.to].filter((limit) => typeof limit === 'number');
  const [from, to] = limits;
  const names = points.map((point) => point.label);
  return (
    <div className="pt-6 pl-11">
      <svg
        className={clsx('w-full overflow-visible text-xs tabular-nums', hasLongName(names) ? 'h-28' : 'h-32')}
        role="img"
        aria-label={label}
      >
        {from !== undefined && to !== undefined && (
          <rect y={`${toY(to)}%`} width="100%" height={`${toY(from) - toY(to)}%`} className="fill-chart-band" />
        )}
        <PlotGrid levels={levels} toY={toY} formatLevel={(level) => formatNumber(level)} />
        {chart === 'bars' ? (
          <PlotBars values={points.map(({ value }) => value)} toY={toY} share={BAR_SHARE} radius={2} />
        ) : (
          <>
            <Line places={points.map(({ second }, index) => toPlace(second, index))} isLower />
            <Line places={points.map(({ value }, index) => toPlace(value, index))} />
          </>
        )}
        {limits.length === 1 && from !== undefined && <PlotLimit y={toY(from)} />}
        {extremesOf(points).map(({ at, value, isLow }) => (
          <text
            key={String(isLow)}
            x={`${toX(at)}%`}
            y={`${toY(value)}%`}
            dy={isLow && chart === 'line' ? 18 : -7}
            textAnchor={anchorAt(toX(at))}
            strokeWidth="4"
            className="fill-foreground stroke-card font-semibold [paint-order:stroke]"
          >
            {formatNumber(value)}
          </text>
        ))}
      </svg>
      <PointNames names={names} />
    </div>
  );
};

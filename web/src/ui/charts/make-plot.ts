import { MINUTE_MS } from '@vida/contract/core/time.ts';
import uPlot from 'uplot';

interface PlotHooks {
  /** CSS pixels. */
  height: number;
  /** Levels that must be in sight, whatever the data. */
  levels: readonly number[];
  /** A line through the curve is painted over it: the curve steps back. */
  hasTrend: boolean;
  paintGround: (plot: uPlot) => void;
  paintMarks: (plot: uPlot) => void;
  /** The pointer is nearest to this instant. */
  onPoint: (at: number) => void;
  onLeave: () => void;
  lineColor: () => string;
}

/**
 * More values to a pixel than this are a block, not a line: it is drawn thin and light, so that the marks stand out.
 */
const DENSE_PER_PX = 3;
const DENSE_ALPHA = 0.45;
const UNDER_TREND_ALPHA = 0.3;

/** Room for the levels at the left, the last point at the right and the days below, in CSS pixels. */
const PADDING: uPlot.Padding = [22, 14, 32, 40];
/**
 * Room around the data, as a share of its span: above and below for the values of the marks, at the sides
 * for the last point.
 */
const ROOM = { y: 0.08, x: 0.02 };

const rangeAround =
  (levels: readonly number[]): uPlot.Range.Function =>
  (_plot, dataMin, dataMax) => {
    const low = Math.min(dataMin ?? Number.POSITIVE_INFINITY, ...levels);
    const high = Math.max(dataMax ?? Number.NEGATIVE_INFINITY, ...levels);
    const room = (high - low) * ROOM.y;
    return [low - room, high + room];
  };

const timeRange: uPlot.Range.Function = (_plot, from, to) => {
  const room = Math.max((to - from) * ROOM.x, MINUTE_MS);
  return [from - room, to + room];
};

/** A bare uPlot: scales, lines and a cursor; axes and marks are painted by the caller. */
export const makePlot = (host: HTMLElement, data: uPlot.AlignedData, hooks: PlotHooks): uPlot => {
  const isDense = hooks.hasTrend || data[0].length > DENSE_PER_PX * host.clientWidth;
  const denseAlpha = hooks.hasTrend ? UNDER_TREND_ALPHA : DENSE_ALPHA;
  return new uPlot(
    {
      width: host.clientWidth,
      height: hooks.height,
      padding: PADDING,
      ms: 1,
      legend: { show: false },
      scales: { x: { time: false, range: timeRange }, y: { range: rangeAround(hooks.levels) } },
      axes: [{ show: false }, { show: false }],
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      series: [
        {},
        { stroke: hooks.lineColor, width: isDense ? 1 : 2, alpha: isDense ? denseAlpha : 1, points: { show: false } },
        ...data.slice(2).map(() => ({ stroke: hooks.lineColor, width: 1.25, alpha: 0.55, points: { show: false } })),
      ],
      hooks: {
        drawClear: [hooks.paintGround],
        draw: [hooks.paintMarks],
        setCursor: [
          (plot) => {
            const { idx } = plot.cursor;
            const at = typeof idx === 'number' ? plot.data[0][idx] : undefined;
            if (at === undefined) hooks.onLeave();
            else hooks.onPoint(at);
          },
        ],
      },
    },
    data,
    host,
  );
};

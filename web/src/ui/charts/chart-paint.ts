import type uPlot from 'uplot';
import type { ChartMark, ChartPoint, TrendPoint } from './chart-points.ts';
import type { TimeTick } from './chart-ticks.ts';
import { type Band, type GlucoseRange, glucoseRanges, isExtreme, rangeColors, rangeSide } from './glucose-range.ts';

/** What the painter is told; it decides nothing about health. */
export interface ChartModel {
  theme: ChartTheme;
  band: Band | undefined;
  /** Levels drawn as the edges of what a person aims for. */
  goals: readonly number[];
  /** Levels with a line and a label at the left. */
  levels: readonly { value: number; label: string }[];
  ticks: readonly TimeTick[];
  marks: readonly ChartMark[];
  /** The line through a curve too full to be read; empty otherwise. */
  trend: readonly (readonly TrendPoint[])[];
  singles: readonly ChartPoint[];
  last: ChartPoint;
  formatValue: (value: number) => string;
}

const MARK_DISTANCE_PX = 16;
/** Two values closer than this in both directions would run into each other. */
const LABEL_WIDTH_PX = 30;
const LABEL_HEIGHT_PX = 16;
const LABEL_OFFSET_PX = 20;
/** A day under the chart, with the room it needs beside it. */
const DAY_WIDTH_PX = 46;

/** A brush in CSS pixels over uPlot's canvas of device pixels. */
const makeBrush = (plot: uPlot, theme: ChartTheme) => {
  const { ctx } = plot;
  const x = (at: number) => plot.valToPos(at, 'x', true) / devicePixelRatio;
  const y = (value: number) => plot.valToPos(value, 'y', true) / devicePixelRatio;
  const write = (text: string, left: number, top: number, color: string, align: CanvasTextAlign, bold = false) => {
    ctx.font = `${bold ? 600 : 400} 13px ${theme.fontFamily}`;
    ctx.fillStyle = color;
    ctx.textAlign = align;
    ctx.textBaseline = 'middle';
    if (bold) {
      // A rim of the ground keeps a value legible over the line.
      ctx.strokeStyle = theme.ground;
      ctx.lineWidth = 4;
      ctx.lineJoin = 'round';
      ctx.strokeText(text, left, top);
    }
    ctx.fillText(text, left, top);
  };
  const rule = (top: number, left: number, right: number, color: string) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(left, Math.round(top) + 0.5);
    ctx.lineTo(right, Math.round(top) + 0.5);
    ctx.stroke();
  };
  const box = {
    left: plot.bbox.left / devicePixelRatio,
    right: (plot.bbox.left + plot.bbox.width) / devicePixelRatio,
    top: plot.bbox.top / devicePixelRatio,
    bottom: (plot.bbox.top + plot.bbox.height) / devicePixelRatio,
  };
  return { ctx, x, y, write, rule, box };
};

type Brush = ReturnType<typeof makeBrush>;

const paint = (plot: uPlot, theme: ChartTheme, draw: (brush: Brush) => void): void => {
  plot.ctx.save();
  plot.ctx.scale(devicePixelRatio, devicePixelRatio);
  draw(makeBrush(plot, theme));
  plot.ctx.restore();
};

/** Under the lines: the band, the levels, the days. */
export const paintGround = (plot: uPlot, { theme, band, goals, levels, ticks }: ChartModel): void =>
  paint(plot, theme, ({ ctx, x, y, write, rule, box }) => {
    ctx.fillStyle = theme.band;
    if (band) ctx.fillRect(box.left, y(band.to), box.right - box.left, y(band.from) - y(band.to));
    for (const { value, label } of levels) {
      rule(y(value), box.left, box.right, goals.includes(value) ? theme.bandEdge : theme.grid);
      write(label, box.left - 8, y(value), theme.quiet, 'right');
    }
    // From the last day back; one that would touch the day after it stays out.
    let freeUpTo = Number.POSITIVE_INFINITY;
    for (const { at, label, isToday } of ticks) {
      if (x(at) + DAY_WIDTH_PX / 2 > freeUpTo) continue;
      write(label, x(at), box.bottom + 18, isToday ? theme.nowText : theme.quiet, 'center', isToday);
      freeUpTo = x(at) - DAY_WIDTH_PX / 2;
    }
  });

const TREND_WIDTH_PX = 2.5;

const paintTrend = ({ ctx, x, y }: Brush, { theme, trend }: ChartModel): void => {
  ctx.strokeStyle = theme.line;
  ctx.lineWidth = TREND_WIDTH_PX;
  ctx.lineJoin = 'round';
  for (const run of trend) {
    ctx.beginPath();
    for (const { at, value } of run) ctx.lineTo(x(at), y(value));
    ctx.stroke();
  }
};

const paintTriangle = ({ ctx, x, y }: Brush, { at, value, range }: ChartMark, color: string): void => {
  const side = rangeSide(range);
  const [width, height] = isExtreme(range) ? [8, 14] : [7, 12];
  const tip = y(value) - side * (height * 0.62);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(x(at), tip);
  ctx.lineTo(x(at) + width, tip + side * height);
  ctx.lineTo(x(at) - width, tip + side * height);
  ctx.fill();
};

/**
 * Draws the marks, the gravest first, and answers the instants that got one. Marks too close to a graver one stay out.
 */
const paintExceptions = (brush: Brush, { theme, last, marks, formatValue }: ChartModel): ReadonlySet<number> => {
  const { x, y, write } = brush;
  const drawn: ChartMark[] = [];
  const labels = [{ left: x(last.at), top: y(last.value) + LABEL_OFFSET_PX }];
  for (const mark of marks) {
    const left = x(mark.at);
    const side = rangeSide(mark.range);
    const isNear = drawn.some(
      (other) => rangeSide(other.range) === side && Math.abs(x(other.at) - left) < MARK_DISTANCE_PX,
    );
    if (isNear || mark.at === last.at) continue;
    drawn.push(mark);
    paintTriangle(brush, mark, theme.ranges[mark.range]);
    const top = y(mark.value) - side * LABEL_OFFSET_PX;
    const isCrowded = labels.some(
      (other) => Math.abs(other.left - left) < LABEL_WIDTH_PX && Math.abs(other.top - top) < LABEL_HEIGHT_PX,
    );
    if (!isExtreme(mark.range) || isCrowded) continue;
    labels.push({ left, top });
    write(formatValue(mark.value), left, top, theme.ink, 'center', true);
  }
  return new Set(drawn.map((mark) => mark.at));
};

const paintDot = (
  { ctx, x, y }: Brush,
  { at, value }: Pick<ChartPoint, 'at' | 'value'>,
  radius: number,
  color: string,
): void => {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x(at), y(value), radius, 0, 2 * Math.PI);
  ctx.fill();
};

/** A reading of two values as two points. */
const splitPoint = ({ at, value, lower }: ChartPoint): { at: number; value: number }[] =>
  lower === undefined
    ? [{ at, value }]
    : [
        { at, value },
        { at, value: lower },
      ];

/** Over the lines: what stands out, the other single readings, and the last point with its ring and value. */
export const paintMarks = (plot: uPlot, model: ChartModel): void =>
  paint(plot, model.theme, (brush) => {
    const { theme, last, singles, formatValue } = model;
    const { x, y, write, box } = brush;
    paintTrend(brush, model);
    const markedAts = paintExceptions(brush, model);
    const radius = singles.length > (box.right - box.left) / 6 ? 2 : 3.5;
    for (const point of singles.filter(({ at }) => !markedAts.has(at)).flatMap(splitPoint))
      paintDot(brush, point, radius, theme.line);
    const left = Math.min(x(last.at), box.right - 10);
    for (const point of splitPoint(last)) {
      paintDot(brush, point, 8.25, theme.ground);
      paintDot(brush, point, 5.75, theme.now);
      write(formatValue(point.value), left, y(point.value) + LABEL_OFFSET_PX, theme.ink, 'center', true);
    }
  });

/** What the canvas needs of the tokens, read when the chart is made and again when light turns dark. */
interface ChartTheme {
  line: string;
  band: string;
  bandEdge: string;
  grid: string;
  ink: string;
  quiet: string;
  now: string;
  nowText: string;
  ground: string;
  fontFamily: string;
  ranges: Record<GlucoseRange, string>;
}

/** Reads the tokens that hold for `element`. */
export const readChartTheme = (element: Element): ChartTheme => {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const [veryLow = '', low = '', target = '', high = '', veryHigh = ''] = glucoseRanges.map((range) =>
    read(rangeColors[range]),
  );
  return {
    line: read('--chart-line'),
    band: read('--chart-band'),
    bandEdge: read('--chart-band-edge'),
    grid: read('--chart-grid'),
    ink: read('--foreground'),
    quiet: read('--muted-foreground'),
    now: read('--accent'),
    nowText: read('--accent-strong'),
    ground: read('--card'),
    fontFamily: style.fontFamily,
    ranges: { veryLow, low, target, high, veryHigh },
  };
};

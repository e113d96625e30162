import { type GlucoseRange, glucoseRanges, rangeColors } from './glucose-range.ts';

/** What the canvas needs of the tokens, read when the chart is made and again when light turns dark. */
export interface ChartTheme {
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

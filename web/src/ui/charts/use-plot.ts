import { type RefObject, useEffect, useEffectEvent } from 'react';
import type uPlot from 'uplot';
import { uiMessages } from '../ui-messages.ts';
import { nearestIndex } from './chart-keys.ts';
import { type ChartModel, paintGround, paintMarks, readChartTheme } from './chart-paint.ts';
import { type TrendPoint, toColumns, toMarks } from './chart-points.ts';
import { CHART_HEIGHT_PX, type TimeSeriesChartProps } from './chart-props.ts';
import { timeTicks } from './chart-ticks.ts';
import { makePlot } from './make-plot.ts';

interface UsePlot extends Required<Pick<TimeSeriesChartProps, 'points' | 'formatTick'>> {
  chart: TimeSeriesChartProps;
  trend: readonly (readonly TrendPoint[])[];
  host: RefObject<HTMLElement | null>;
  plot: RefObject<uPlot | null>;
  /** The pointer is nearest to the point of this index; undefined when it left. */
  onPoint: (index: number | undefined) => void;
}

/** Keeps a plot in `host`: made anew for new points, painted anew for new light, sized with its place. */
export const usePlot = ({ chart, points, trend, formatTick, host, plot, onPoint }: UsePlot): void => {
  const { band, rangeOf, ticks, timeZone } = chart;
  const bandLevels = band ? [band.from, band.to] : [];

  const makeModel = useEffectEvent((element: Element): ChartModel | undefined => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return undefined;
    return {
      theme: readChartTheme(element),
      band,
      goals: chart.goals ?? bandLevels,
      levels: ticks.map((value) => ({ value, label: formatTick(value) })),
      ticks: timeTicks(first.at, last.at, Date.now(), uiMessages.today, timeZone),
      marks: rangeOf ? toMarks(points, rangeOf) : [],
      trend,
      singles: points.filter((point) => point.kind === 'point'),
      last,
      formatValue: formatTick,
    };
  });
  const point = useEffectEvent(onPoint);

  const mount = useEffectEvent((element: HTMLElement, columns: uPlot.AlignedData): (() => void) | undefined => {
    let model = makeModel(element);
    if (!model) return undefined;
    const painted = model;
    const instance = makePlot(element, columns, {
      height: CHART_HEIGHT_PX,
      levels: [...ticks, ...bandLevels],
      hasTrend: trend.length > 0,
      paintGround: (each) => paintGround(each, model ?? painted),
      paintMarks: (each) => paintMarks(each, model ?? painted),
      lineColor: () => (model ?? painted).theme.line,
      onPoint: (at) => point(nearestIndex(points, at)),
      onLeave: () => point(undefined),
    });
    const repaint = () => {
      model = makeModel(element);
      instance.redraw(false);
    };
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', repaint);
    if (document.fonts.status === 'loading') document.fonts.ready.then(repaint, repaint);
    const observer = new ResizeObserver(() => {
      // It also speaks once when it begins, about a size that is already painted.
      if (instance.width !== element.clientWidth)
        instance.setSize({ width: element.clientWidth, height: CHART_HEIGHT_PX });
    });
    observer.observe(element);
    plot.current = instance;
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', repaint);
      instance.destroy();
      plot.current = null;
      // The chosen reading was one of the points that leave.
      point(undefined);
    };
  });

  useEffect(() => (host.current ? mount(host.current, toColumns(points)) : undefined), [points, host]);
};

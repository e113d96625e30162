import 'uplot/dist/uPlot.min.css';
import './uplot-chart.css';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { uiMessages } from '../ui-messages.ts';
import { nextPointIndex } from './chart-keys.ts';
import { toTrend } from './chart-points.ts';
import { CHART_HEIGHT_PX, READOUT_HEIGHT_PX, type TimeSeriesChartProps } from './chart-props.ts';
import { usePlot } from './use-plot.ts';

/**
 * The drawing, a slider to readers: arrow keys, Home, End, Page Up and Page Down walk the readings, and the value text
 * says instant and reading.
 */
const WalkedChart = (chart: TimeSeriesChartProps) => {
  const { points, describePoint, formatTick = String, label } = chart;
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const [index, setIndex] = useState<number>();
  const trend = useMemo(() => toTrend(points), [points]);
  usePlot({ chart, points, trend, formatTick, host, plot, onPoint: setIndex });

  const walk = (event: KeyboardEvent) => {
    const next = nextPointIndex(event.key, points, index);
    const point = next === undefined ? undefined : points[next];
    if (!point || !plot.current) return;
    event.preventDefault();
    plot.current.setCursor({ left: plot.current.valToPos(point.at, 'x'), top: 0 }, false);
    setIndex(next);
  };

  const current = index ?? points.length - 1;
  const point = points[current];
  const readout = point && describePoint(point);
  return (
    <div>
      <div
        ref={host}
        role="slider"
        className="outline-offset-0"
        tabIndex={0}
        aria-label={`${label} ${uiMessages.chartHelp}`}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={current + 1}
        aria-valuetext={readout}
        onKeyDown={walk}
        style={{ height: CHART_HEIGHT_PX }}
      />
      <p className="text-sm text-muted-foreground tabular-nums" style={{ height: READOUT_HEIGHT_PX }} aria-hidden>
        {readout}
      </p>
      {trend.length > 0 && <p className="text-sm text-muted-foreground">{uiMessages.trendLegend}</p>}
    </div>
  );
};

/** Draws anew only when what it shows has changed, not whenever a parent hands over a new function. */
export const UplotChart = (props: TimeSeriesChartProps) => {
  const { ticks, band, goals = [], formatTick = String, timeZone } = props;
  const look = [...ticks.map(formatTick), band?.from, band?.to, ...goals, timeZone].join();
  return <WalkedChart key={look} {...props} />;
};

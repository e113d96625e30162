import { LazyBoundary, lazyPart } from '../lazy-part.tsx';
import { ErrorCard, Skeleton } from '../states.tsx';
import { uiMessages } from '../ui-messages.ts';
import { CHART_HEIGHT_PX, READOUT_HEIGHT_PX, type TimeSeriesChartProps } from './chart-props.ts';

const UplotChart = lazyPart(async () => (await import('./uplot-chart.tsx')).UplotChart);

/** Fetches the drawing library while the data is still on its way. */
export const preloadTimeSeriesChart = UplotChart.preload;

const ChartPlaceholder = () => (
  <div style={{ height: CHART_HEIGHT_PX + READOUT_HEIGHT_PX }}>
    <Skeleton className="h-full" />
  </div>
);

/** Glucose over time; the drawing library comes only with the first chart, in a place that is already reserved. */
export const TimeSeriesChart = (props: TimeSeriesChartProps) => (
  <LazyBoundary
    waiting={<ChartPlaceholder />}
    failed={(retry) => <ErrorCard title={uiMessages.chartFailed} onRetry={retry} />}
  >
    <UplotChart {...props} />
  </LazyBoundary>
);

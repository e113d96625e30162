import { lazy, Suspense } from 'react';
import { ErrorCard } from '../error-card.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { Skeleton } from '../skeleton.tsx';
import { uiMessages } from '../ui-messages.ts';
import { CHART_HEIGHT_PX, READOUT_HEIGHT_PX, type TimeSeriesChartProps } from './chart-props.ts';

const loadChart = () => import('./uplot-chart.tsx');

const UplotChart = lazy(() => loadChart().then((module) => ({ default: module.UplotChart })));

/** Fetches the drawing library while the data is still on its way. */
export const preloadTimeSeriesChart = (): void => {
  loadChart().catch(() => {});
};

const ChartPlaceholder = ({ height = CHART_HEIGHT_PX }: { height: number | undefined }) => (
  <div style={{ height: height + READOUT_HEIGHT_PX }}>
    <Skeleton className="h-full" />
  </div>
);

/** Glucose over time; the drawing library comes only with the first chart, in a place that is already reserved. */
export const TimeSeriesChart = (props: TimeSeriesChartProps) => (
  <PartBoundary fallback={(retry) => <ErrorCard title={uiMessages.chartFailed} onRetry={retry} />}>
    <Suspense fallback={<ChartPlaceholder height={props.height} />}>
      <UplotChart {...props} />
    </Suspense>
  </PartBoundary>
);

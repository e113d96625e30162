import { daysBetween } from '@vida/contract/core/time.ts';
import { definitionOf, type MetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import type { TimeSeriesChartProps } from '../../../ui/charts/chart-props.ts';
import { TimeSeriesChart } from '../../../ui/charts/time-series-chart.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ErrorCard, SkeletonCard } from '../../../ui/states.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { periodOptions } from '../metric-options.ts';

/**
 * The shortest of some periods up to today, in days and ascending, that reaches back to a day (`yyyy-MM-dd`), or the
 * longest where none does; undefined where an address names no day.
 */
export const periodSince = (day: string | undefined, today: string, periods: readonly number[]): number | undefined => {
  const back = daysBetween(day ?? '', today);
  return Number.isNaN(back) ? undefined : (periods.find((days) => days > back) ?? periods.at(-1));
};

/**
 * The days that a card shows, at first those that reach back to `since`, else those of the metric; and their choice.
 */
export const usePeriodDays = (type: MetricType, periods: readonly number[], since: string | undefined) => {
  const [days, setDays] = useState(periodSince(since, useToday(), periods) ?? definitionOf(type).days);
  const choice = (
    <Segmented
      label={messages.period}
      options={periodOptions(periods)}
      value={String(days)}
      onChange={(value) => setDays(Number(value))}
    />
  );
  return { days, choice, title: messages.lastDays(days) };
};

/** A reading of a period in words: when, how much, and what is said of it in the chart and in the table. */
export interface ToldPoint {
  readonly when: string;
  readonly value: string;
  /** '… 112 mg/dL, na faixa'; nothing where no class is told. */
  readonly word?: string | undefined;
  /** The third column; none where the table has two. */
  readonly cell?: string | undefined;
}

interface PeriodCardProps extends Pick<TimeSeriesChartProps, 'ticks' | 'goals' | 'band' | 'rangeOf' | 'formatTick'> {
  type: MetricType;
  title: string;
  /** What the readings of the period say. */
  sentence: ReactNode;
  /** The choice of the period. */
  choice: ReactNode;
  /** Another period is on its way. */
  isBusy: boolean;
  /** Ascending. */
  points: readonly ChartPoint[];
  tell: (point: ChartPoint) => ToldPoint;
  /** Of the chart; the person's own for glucose. */
  unit: string;
  /** Heads the third column; none where no class is told. */
  thirdColumn?: string | undefined;
  /** Stands under the chart. */
  legend?: ReactNode;
  /** In the chart's place where there is no value to draw. */
  noValues?: ReactNode;
  /** The figures of the period. */
  below: ReactNode;
}

/** The readings of a period: a sentence, the curve or its table, and their figures. */
export const PeriodCard = (props: PeriodCardProps) => {
  const { type, title, sentence, choice, isBusy, points, tell, unit, thirdColumn, legend, noValues, below, ...chart } =
    props;
  const { timeZone } = useUser();
  const { name } = definitionOf(type);
  const rowAt = (index: number): readonly string[] => {
    const point = points[points.length - 1 - index];
    if (!point) return [];
    const { when, value, cell } = tell(point);
    return [when, value, ...(thirdColumn ? [cell ?? ''] : [])];
  };
  const describePoint = (point: ChartPoint): string => {
    const { when, value, word } = tell(point);
    return `${when}: ${[value, ...(word ? [word] : [])].join(', ')}`;
  };
  const columns = [messages.names.when, name, ...(thirdColumn ? [thirdColumn] : [])];
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      actions={choice}
      busy={isBusy}
      table={{ columns, rowCount: points.length, rowAt }}
      below={below}
    >
      {points.length > 0 ? (
        <TimeSeriesChart
          {...chart}
          points={points}
          describePoint={describePoint}
          label={messages.chartLabel(name, title, unit)}
          timeZone={timeZone}
        />
      ) : (
        <p className="text-muted-foreground">{noValues}</p>
      )}
      {legend}
    </ChartFrame>
  );
};

/** In the place of a period, or of the newest reading, while it is on its way or could not be read. */
export const PeriodWait = ({ title, isError, onRetry }: { title: string; isError: boolean; onRetry: () => void }) =>
  isError ? (
    <Card title={title}>
      <ErrorCard title={messages.loadFailed} onRetry={() => onRetry()} />
    </Card>
  ) : (
    <SkeletonCard label={title} lines={5} />
  );

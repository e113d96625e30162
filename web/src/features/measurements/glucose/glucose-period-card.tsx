import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { areFewSingle } from '@vida/contract/measurements/data-sufficiency.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import { type GlucoseSummary, summaryDays } from '@vida/contract/measurements/glucose-summary.ts';
import { metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { useEffect, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import { preloadTimeSeriesChart } from '../../../ui/charts/time-series-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { formatMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { DEFAULT_DAYS, glucosePointsQuery } from '../measurements-queries.ts';
import { periodOptions } from '../metric-options.ts';
import { periodSince } from '../period-since.ts';
import { findDeviation } from './find-deviation.ts';
import { formatBand } from './format-glucose.ts';
import { GlucoseChart } from './glucose-chart.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { periodMessages as messages } from './period-messages.ts';
import { useGlucosePeriod } from './use-glucose-period.ts';

const options = periodOptions(summaryDays);
const { name } = metricDefinitions.glucose;
const { names, kinds, period, lastDays, chartLabel } = measurementsMessages;

interface PeriodViewProps {
  summary: GlucoseSummary;
  points: readonly ChartPoint[];
  title: string;
  isOlder: boolean;
  /** Another period is on its way. */
  isBusy: boolean;
  days: number;
  onDays: (days: number) => void;
}

const PeriodView = ({ summary, points, title, isOlder, isBusy, days, onDays }: PeriodViewProps) => {
  const { timeZone, glucoseUnit } = useUser();
  const today = useToday();
  const sentences = summary.careGroup === 'pregnant' ? messages.pregnantSentence : messages.sentence;
  const sentenceOf = sentences[summary.basis === 'sensor' ? 'sensor' : 'single'];
  const sentence = sentenceOf(Math.round(summary.rangePercents.target), formatBand(summary.band, glucoseUnit));
  const deviation = findDeviation(summary, glucoseUnit);
  const isFew = areFewSingle(summary);
  const rowAt = (index: number): readonly string[] => {
    const point = points[points.length - 1 - index];
    if (!point) return [];
    return [
      formatMoment(new Date(point.at).toISOString(), timeZone, today),
      formatGlucose(point.value, glucoseUnit),
      point.kind === 'sensor' ? kinds.sensor : messages.single,
    ];
  };
  return (
    <ChartFrame
      title={title}
      sentence={
        <>
          {isOlder && `${messages.olderNotice(summary.days)} `}
          {deviation && <b className="text-foreground">{`${deviation.fact}. ${deviation.next} `}</b>}
          {isFew ? messages.few : sentence}
        </>
      }
      actions={
        <Segmented label={period} options={options} value={String(days)} onChange={(value) => onDays(Number(value))} />
      }
      busy={isBusy}
      table={{
        columns: [names.when, name, names.origin],
        rowCount: points.length,
        rowAt,
      }}
      below={!isFew && <PeriodFigures summary={summary} />}
    >
      {points.length > 0 ? (
        <GlucoseChart
          points={points}
          band={summary.band}
          label={chartLabel(name, title, glucoseUnit)}
          unit={glucoseUnit}
          timeZone={timeZone}
          today={today}
        />
      ) : (
        <p className="text-muted-foreground">{messages.noValues}</p>
      )}
    </ChartFrame>
  );
};

/** The curve of a period with its figures, at first of one that reaches back to `since`: the first card of the page. */
export const GlucosePeriodCard = ({ since }: { since: string | undefined }) => {
  const { timeZone } = useUser();
  const today = useToday();
  const [days, setDays] = useState(periodSince(since, today, summaryDays) ?? DEFAULT_DAYS);
  useEffect(preloadTimeSeriesChart, []);
  const { summary, isError, isOlder, isPlaceholder, retry } = useGlucosePeriod(days);
  const points = useQuery({
    ...glucosePointsQuery(summary?.from ?? '', summary?.to ?? ''),
    enabled: summary !== undefined && summary.basis !== 'none',
    placeholderData: keepPreviousData,
  });

  if (isError || points.isError)
    return (
      <Sheet title={lastDays(days)}>
        <ErrorCard
          title={measurementsMessages.loadFailed}
          onRetry={() => (points.isError ? points.refetch() : retry())}
        />
      </Sheet>
    );
  if (summary?.basis === 'none')
    return (
      <Sheet title={lastDays(days)}>
        <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
      </Sheet>
    );
  if (!summary || !points.data) return <SkeletonSheet label={lastDays(days)} lines={5} />;

  const lastDay = addDaysTo(dayOf(new Date(summary.to), timeZone), -1);
  const title = isOlder
    ? messages.olderTitle(formatDay(dayOf(new Date(summary.from), timeZone)), formatDay(lastDay))
    : lastDays(summary.days);
  return (
    <PeriodView
      summary={summary}
      points={points.data}
      title={title}
      isOlder={isOlder}
      isBusy={isPlaceholder || points.isPlaceholderData}
      days={days}
      onDays={setDays}
    />
  );
};

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { areFewSingle } from '@vida/contract/measurements/data-sufficiency.ts';
import { formatGlucose, formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import {
  type GlucoseBand,
  glucoseRangeOf,
  HIGH_UP_TO_MG_DL,
  NORMAL_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { type GlucoseSummary, summaryDays } from '@vida/contract/measurements/glucose-summary.ts';
import { useEffect } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import { preloadTimeSeriesChart } from '../../../ui/charts/time-series-chart.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { formatMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { glucosePointsQuery } from '../measurements-queries.ts';
import { metricMessages } from '../metric-messages.ts';
import { PeriodCard, PeriodWait, type ToldPoint, usePeriodDays } from '../period/period-card.tsx';
import { findDeviation } from './find-deviation.ts';
import { formatBand } from './format-glucose.ts';
import { PeriodFigures } from './period-figures.tsx';
import { periodMessages as messages } from './period-messages.ts';
import { useGlucosePeriod } from './use-glucose-period.ts';

const { empty } = metricMessages.glucose;

/** Two levels closer than this would write over each other. */
const NEAREST_LEVELS_MG_DL = 12;

const ticksOf = ({ from, to }: GlucoseBand): number[] => {
  const ticks = [from, NORMAL_UP_TO_MG_DL, to, HIGH_UP_TO_MG_DL];
  if (from - VERY_LOW_BELOW_MG_DL >= NEAREST_LEVELS_MG_DL) ticks.push(VERY_LOW_BELOW_MG_DL);
  return [...new Set(ticks)].sort((a, b) => a - b);
};

/** What of a period comes first: that it is an older one, what deviates most, how much lies in the band. */
const Sentence = ({ summary, isOlder }: { summary: GlucoseSummary; isOlder: boolean }) => {
  const { glucoseUnit } = useUser();
  const sentences = summary.careGroup === 'pregnant' ? messages.pregnantSentence : messages.sentence;
  const sentenceOf = sentences[summary.basis === 'sensor' ? 'sensor' : 'single'];
  const deviation = findDeviation(summary, glucoseUnit);
  return (
    <>
      {isOlder && `${messages.olderNotice(summary.days)} `}
      {deviation && <b className="text-foreground">{`${deviation.fact}. ${deviation.next} `}</b>}
      {areFewSingle(summary)
        ? messages.few
        : sentenceOf(Math.round(summary.rangePercents.target), formatBand(summary.band, glucoseUnit))}
    </>
  );
};

/** The curve of a period with its figures, at first of one that reaches back to `since`: the first card of the page. */
export const GlucosePeriodCard = ({ since }: { since: string | undefined }) => {
  const { timeZone, glucoseUnit } = useUser();
  const today = useToday();
  const { days, choice, title } = usePeriodDays('glucose', summaryDays, since);
  useEffect(preloadTimeSeriesChart, []);
  const { summary, isError, isOlder, isPlaceholder, retry } = useGlucosePeriod(days);
  const points = useQuery({
    ...glucosePointsQuery(summary?.from ?? '', summary?.to ?? ''),
    enabled: summary !== undefined && summary.basis !== 'none',
    placeholderData: keepPreviousData,
  });
  const hasFailed = isError || points.isError;
  if (summary?.basis === 'none' && !hasFailed)
    return (
      <Card title={title}>
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </Card>
    );
  if (!summary || !points.data || hasFailed)
    return <PeriodWait title={title} isError={hasFailed} onRetry={points.isError ? points.refetch : retry} />;

  const { band } = summary;
  const dayAt = (instant: string): string => dayOf(new Date(instant), timeZone);
  const tell = ({ at, value, kind }: ChartPoint): ToldPoint => ({
    when: formatMoment(new Date(at).toISOString(), timeZone, today),
    value: formatGlucose(value, glucoseUnit),
    word: uiMessages.glucoseRanges[glucoseRangeOf(value, band)].toLowerCase(),
    cell: kind === 'sensor' ? measurementsMessages.kinds.sensor : messages.single,
  });
  return (
    <PeriodCard
      type="glucose"
      title={
        isOlder
          ? messages.olderTitle(formatDay(dayAt(summary.from)), formatDay(addDaysTo(dayAt(summary.to), -1)))
          : measurementsMessages.lastDays(summary.days)
      }
      sentence={<Sentence summary={summary} isOlder={isOlder} />}
      choice={choice}
      isBusy={isPlaceholder || points.isPlaceholderData}
      points={points.data}
      tell={tell}
      unit={glucoseUnit}
      thirdColumn={measurementsMessages.names.origin}
      band={band}
      rangeOf={(value) => glucoseRangeOf(value, band)}
      ticks={ticksOf(band)}
      formatTick={(value) => formatGlucoseNumber(value, glucoseUnit)}
      noValues={messages.noValues}
      below={!areFewSingle(summary) && <PeriodFigures summary={summary} />}
    />
  );
};

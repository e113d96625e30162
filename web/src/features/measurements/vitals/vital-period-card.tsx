import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDaysTo, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import { type HealthMetric, MAX_METRICS_PER_PAGE } from '@vida/contract/measurements/metric-schemas.ts';
import { useMemo } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { formatMetric } from '../format-metric.ts';
import { formatMetricMoment } from '../format-moment.ts';
import { measurementsMessages, NOTHING } from '../measurements-messages.ts';
import { metricsQuery } from '../measurements-queries.ts';
import { PeriodCard, PeriodWait, type ToldPoint, usePeriodDays } from '../period/period-card.tsx';
import type { PeriodStat, VitalType } from './vital.ts';
import { readVital, summarizeVital, vitals } from './vitals.ts';
import { vitalsMessages as messages } from './vitals-messages.ts';

/** How a pressure is taken so that its number means something. */
export const PressureHowTo = () => (
  <Disclosure title={messages.pressure.howTo} className="mt-4 border-t border-border pt-1">
    <Steps steps={messages.pressure.howToSteps} />
  </Disclosure>
);

/** The periods of a chart, in calendar days. */
const vitalPeriods = [7, 14, 30, 90, 365] as const;

const ascending = (metrics: readonly HealthMetric[]): readonly HealthMetric[] => metrics.toReversed();

const toPoint = ({ measuredAt, value, diastolic }: HealthMetric): ChartPoint => ({
  at: new Date(measuredAt).getTime(),
  value: value ?? 0,
  ...(diastolic !== null && { lower: diastolic }),
  kind: 'point',
});

/** The figures of a period that the data carries, each with what it means; the sentence says what is missing. */
const PeriodStats = ({ stats }: { stats: readonly PeriodStat[] }) => (
  <div className="mt-4 grid gap-x-6 gap-y-4 border-t border-border pt-5 empty:hidden md:grid-cols-3">
    {stats
      .filter(({ isInsufficient }) => !isInsufficient)
      .map(({ label, value, unit, note }) => (
        <Stat key={label} label={label} value={value} {...(unit && { unit })} note={note} />
      ))}
  </div>
);

interface VitalPeriodCardProps {
  type: VitalType;
  latest: HealthMetric;
  /** `yyyy-MM-dd`: the chart reaches back to it at first. */
  since: string | undefined;
}

/** The chart of a period with its sentence, its table and its figures. */
export const VitalPeriodCard = ({ type, latest, since }: VitalPeriodCardProps) => {
  const { timeZone } = useUser();
  const today = useToday();
  const care = useCare();
  const { days, choice, title } = usePeriodDays(type, vitalPeriods, since);
  const from = startOfDayAt(addDaysTo(today, 1 - days), timeZone).toISOString();
  // The newest of them where there are more than a page holds.
  const readings = useQuery({
    ...metricsQuery({ metricType: type, from, limit: MAX_METRICS_PER_PAGE }),
    select: ascending,
    placeholderData: keepPreviousData,
  });
  const points = useMemo(() => readings.data?.map(toPoint) ?? [], [readings.data]);
  if (!readings.data || readings.isError)
    return <PeriodWait title={title} isError={readings.isError} onRetry={readings.refetch} />;
  const metrics = readings.data;
  if (metrics.length === 0)
    return (
      <Card title={title} subtitle={messages.nothingInPeriod} actions={choice}>
        <p>{messages.lastWas(formatDay(dayOf(new Date(latest.measuredAt), timeZone)))}</p>
      </Card>
    );
  const { sentence, stats } = summarizeVital(type, metrics, { care, timeZone, today });
  const hasWords = metrics.some((metric) => readVital(metric, care) !== null);
  const tell = ({ at, value, lower }: ChartPoint): ToldPoint => {
    const measuredAt = new Date(at).toISOString();
    const metric = { metricType: type, measuredAt, value, diastolic: lower ?? null, rangeFlag: null };
    const word = readVital(metric, care)?.word;
    return {
      when: formatMetricMoment(metric, timeZone, today),
      value: formatMetric(metric, 'mg/dL'),
      word: word?.toLowerCase(),
      cell: word ?? NOTHING,
    };
  };
  const isPressure = type === 'blood_pressure';
  return (
    <PeriodCard
      type={type}
      title={title}
      sentence={sentence}
      choice={choice}
      isBusy={readings.isPlaceholderData}
      points={points}
      tell={tell}
      unit={storedUnitOf(type)}
      thirdColumn={hasWords ? measurementsMessages.names.reading : undefined}
      {...vitals[type].scale(
        points.map(({ value }) => value),
        care,
      )}
      formatTick={(value) => formatNumber(value)}
      legend={isPressure && <p className="text-sm text-muted-foreground">{messages.pressure.lines}</p>}
      below={
        <>
          <PeriodStats stats={stats} />
          {isPressure && <PressureHowTo />}
        </>
      }
    />
  );
};

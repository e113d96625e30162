import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDaysTo, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import { metricDefinitions, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { healthProfileQuery, useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { formatMetric } from '../format-metric.ts';
import { formatMetricMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { periodOptions } from '../metric-options.ts';
import { NOTHING } from '../nothing.ts';
import { periodSince } from '../period-since.ts';
import { PeriodStats } from './period-stats.tsx';
import { PressureHowTo } from './pressure-how-to.tsx';
import { readVital } from './read-vital.ts';
import { summarizeVital } from './summarize-vital.ts';
import { VitalChart } from './vital-chart.tsx';
import { defaultDays, type VitalType, vitalPeriods } from './vital-type.ts';
import { vitalsMessages as messages } from './vitals-messages.ts';
import { vitalReadingsQuery } from './vitals-queries.ts';

const options = periodOptions(vitalPeriods);

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
  const profile = useQuery(healthProfileQuery());
  const [days, setDays] = useState(periodSince(since, today, vitalPeriods) ?? defaultDays[type]);
  const from = startOfDayAt(addDaysTo(today, 1 - days), timeZone).toISOString();
  const readings = useQuery({ ...vitalReadingsQuery(type, from), placeholderData: keepPreviousData });
  const title = measurementsMessages.lastDays(days);

  if (readings.isError)
    return (
      <Sheet title={title}>
        <ErrorCard title={measurementsMessages.loadFailed} onRetry={() => readings.refetch()} />
      </Sheet>
    );
  if (readings.isPending) return <SkeletonSheet label={title} lines={5} />;

  const metrics = readings.data;
  const actions = (
    <Segmented
      label={measurementsMessages.period}
      options={options}
      value={String(days)}
      onChange={(value) => setDays(Number(value))}
    />
  );
  if (metrics.length === 0)
    return (
      <Sheet title={title} subtitle={messages.nothingInPeriod} actions={actions}>
        <p>{messages.lastWas(formatDay(dayOf(new Date(latest.measuredAt), timeZone)))}</p>
      </Sheet>
    );
  const { sentence, stats } = summarizeVital(type, metrics, {
    care,
    timeZone,
    today,
    tellsWeightChange: profile.data !== undefined && !hasEatingRisk(profile.data),
  });
  const { names, chartLabel } = measurementsMessages;
  const { name } = metricDefinitions[type];
  const hasWords = metrics.some((metric) => readVital(metric, care) !== null);
  const rowAt = (index: number): readonly string[] => {
    const metric = metrics[metrics.length - 1 - index];
    if (!metric) return [];
    const when = formatMetricMoment(metric, timeZone, today);
    return [when, formatMetric(metric, 'mg/dL'), ...(hasWords ? [readVital(metric, care)?.word ?? NOTHING] : [])];
  };
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      actions={actions}
      busy={readings.isPlaceholderData}
      table={{
        columns: [names.when, name, ...(hasWords ? [names.reading] : [])],
        rowCount: metrics.length,
        rowAt,
      }}
      below={
        <>
          <PeriodStats stats={stats} />
          {type === 'blood_pressure' && <PressureHowTo />}
        </>
      }
    >
      <VitalChart
        type={type}
        metrics={metrics}
        care={care}
        label={chartLabel(name, title, storedUnitOf(type))}
        timeZone={timeZone}
        today={today}
      />
      {type === 'blood_pressure' && <p className="text-sm text-muted-foreground">{messages.pressure.lines}</p>}
    </ChartFrame>
  );
};

import { hba1cGoalOf } from '@vida/contract/measurements/hba1c-rules.ts';
import { USUAL_HEART_RATE_FROM, USUAL_HEART_RATE_UP_TO } from '@vida/contract/measurements/heart-rate-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { PRESSURE_GOAL_BELOW } from '@vida/contract/measurements/pressure-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { useMemo } from 'react';
import type { Care } from '../../../lib/health-profile.ts';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import { levelsAround } from '../../../ui/charts/levels-around.ts';
import { TimeSeriesChart } from '../../../ui/charts/time-series-chart.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatMetric } from '../format-metric.ts';
import { formatMetricMoment } from '../format-moment.ts';
import { readVital } from './read-vital.ts';
import type { VitalType } from './vital-type.ts';

const PRESSURE_LEVELS = [60, PRESSURE_GOAL_BELOW.diastolic, 100, PRESSURE_GOAL_BELOW.systolic, 160];
const HEART_RATE_LEVELS = [40, USUAL_HEART_RATE_FROM, 80, USUAL_HEART_RATE_UP_TO, 120];
const LEAST_WEIGHT_SPAN_KG = 4;
const LEAST_HBA1C_SPAN = 2;

/** Where the levels stand, and which of them is a goal of this person. */
const scaleOf = (type: VitalType, values: readonly number[], care: Care | null) => {
  const tells = care !== null && hasTargets(care.group);
  if (type === 'blood_pressure') {
    const { systolic, diastolic } = PRESSURE_GOAL_BELOW;
    return { ticks: PRESSURE_LEVELS, goals: tells ? [diastolic, systolic] : [] };
  }
  if (type === 'heart_rate') {
    const band = { from: USUAL_HEART_RATE_FROM, to: USUAL_HEART_RATE_UP_TO };
    return { ticks: HEART_RATE_LEVELS, ...(tells && { band }) };
  }
  if (type === 'weight') return { ticks: levelsAround(values, LEAST_WEIGHT_SPAN_KG) };
  const goal = care?.hasDiabetes ? hba1cGoalOf(care.group) : null;
  const ticks = levelsAround(goal === null ? values : [...values, goal], LEAST_HBA1C_SPAN);
  return { ticks, goals: goal === null ? [] : [goal] };
};

interface VitalChartProps {
  type: VitalType;
  /** Ascending, at least one. */
  metrics: readonly HealthMetric[];
  care: Care | null;
  label: string;
  timeZone: string;
  today: string;
}

/** Readings over time: one line, or for pressure two. */
export const VitalChart = ({ type, metrics, care, label, timeZone, today }: VitalChartProps) => {
  const points = useMemo(
    () =>
      metrics.map(
        ({ measuredAt, value, diastolic }): ChartPoint => ({
          at: new Date(measuredAt).getTime(),
          value: value ?? 0,
          ...(diastolic !== null && { lower: diastolic }),
          kind: 'point',
        }),
      ),
    [metrics],
  );
  const describePoint = ({ at, value, lower }: ChartPoint): string => {
    const measuredAt = new Date(at).toISOString();
    const metric = { metricType: type, measuredAt, value, diastolic: lower ?? null, rangeFlag: null };
    const words = readVital(metric, care);
    const shown = [formatMetric(metric, 'mg/dL'), ...(words ? [words.word.toLowerCase()] : [])].join(', ');
    return `${formatMetricMoment(metric, timeZone, today)}: ${shown}`;
  };
  return (
    <TimeSeriesChart
      points={points}
      {...scaleOf(
        type,
        points.map(({ value }) => value),
        care,
      )}
      describePoint={describePoint}
      formatTick={(value) => formatNumber(value)}
      label={label}
      timeZone={timeZone}
    />
  );
};

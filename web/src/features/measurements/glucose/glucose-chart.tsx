import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  glucoseRangeOf,
  LOW_BELOW_MG_DL,
  TARGET_UP_TO_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import { TimeSeriesChart } from '../../../ui/charts/time-series-chart.tsx';
import { formatGlucose, formatGlucoseNumber } from './format-glucose.ts';

const BAND = { from: LOW_BELOW_MG_DL, to: TARGET_UP_TO_MG_DL };
const TICKS_MG_DL = [54, 70, 140, 180, 250];

interface GlucoseChartProps {
  points: readonly ChartPoint[];
  label: string;
  unit: GlucoseUnit;
  timeZone: string;
}

/** Glucose over time, with the band of 70 to 180 mg/dL, in the person's unit. */
export const GlucoseChart = ({ points, label, unit, timeZone }: GlucoseChartProps) => (
  <TimeSeriesChart
    points={points}
    band={BAND}
    rangeOf={glucoseRangeOf}
    ticks={TICKS_MG_DL}
    formatValue={(value) => formatGlucose(value, unit)}
    formatTick={(value) => formatGlucoseNumber(value, unit)}
    label={label}
    timeZone={timeZone}
  />
);

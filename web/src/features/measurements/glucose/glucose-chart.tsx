import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucose, formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import {
  type GlucoseBand,
  glucoseRangeOf,
  HIGH_UP_TO_MG_DL,
  NORMAL_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { ChartPoint } from '../../../ui/charts/chart-points.ts';
import { TimeSeriesChart } from '../../../ui/charts/time-series-chart.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { formatMoment } from '../format-moment.ts';

/** Two levels closer than this would write over each other. */
const NEAREST_LEVELS_MG_DL = 12;

const ticksOf = ({ from, to }: GlucoseBand): number[] => {
  const ticks = [from, NORMAL_UP_TO_MG_DL, to, HIGH_UP_TO_MG_DL];
  if (from - VERY_LOW_BELOW_MG_DL >= NEAREST_LEVELS_MG_DL) ticks.push(VERY_LOW_BELOW_MG_DL);
  return [...new Set(ticks)].sort((a, b) => a - b);
};

interface GlucoseChartProps {
  points: readonly ChartPoint[];
  /** What counts as in range for this person. */
  band: GlucoseBand;
  label: string;
  unit: GlucoseUnit;
  timeZone: string;
  today: string;
}

/** Glucose over time with the person's band, in their unit. */
export const GlucoseChart = ({ points, band, label, unit, timeZone, today }: GlucoseChartProps) => (
  <TimeSeriesChart
    points={points}
    band={band}
    rangeOf={(value) => glucoseRangeOf(value, band)}
    ticks={ticksOf(band)}
    describePoint={({ at, value }) => {
      const range = uiMessages.glucoseRanges[glucoseRangeOf(value, band)].toLowerCase();
      return `${formatMoment(new Date(at).toISOString(), timeZone, today)}: ${formatGlucose(value, unit)}, ${range}`;
    }}
    formatTick={(value) => formatGlucoseNumber(value, unit)}
    label={label}
    timeZone={timeZone}
  />
);

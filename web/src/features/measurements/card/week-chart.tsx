import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  glucoseRangeOf,
  LOW_BELOW_MG_DL,
  TARGET_UP_TO_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { BandSparkline } from '../../../ui/charts/band-sparkline.tsx';
import { formatGlucoseNumber } from '../glucose/format-glucose.ts';
import { thinWeek, type WeekPoint } from './thin-week.ts';

interface WeekChartProps {
  /** Ascending, mg/dL. */
  points: readonly WeekPoint[];
  unit: GlucoseUnit;
  label: string;
  formatDay: (at: number) => string;
}

/** The week of the summary: its exceptions and its last reading over the band. */
export const WeekChart = ({ points, unit, label, formatDay }: WeekChartProps) => (
  <BandSparkline
    points={thinWeek(points)}
    band={{ from: LOW_BELOW_MG_DL, to: TARGET_UP_TO_MG_DL }}
    rangeOf={glucoseRangeOf}
    label={label}
    formatDay={formatDay}
    formatValue={(value) => formatGlucoseNumber(value, unit)}
    onDeep
    className="h-30 md:h-48"
  />
);

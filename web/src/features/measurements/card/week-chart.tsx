import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { type GlucoseBand, glucoseRangeOf } from '@vida/contract/measurements/glucose-rules.ts';
import { BandSparkline } from '../../../ui/charts/band-sparkline.tsx';
import { thinWeek, type WeekPoint } from './thin-week.ts';

interface WeekChartProps {
  /** Ascending, mg/dL. */
  points: readonly WeekPoint[];
  /** What counts as in range for this person. */
  band: GlucoseBand;
  unit: GlucoseUnit;
  label: string;
  formatDay: (at: number) => string;
}

/** The week of the summary: its exceptions and its last reading over the band. */
export const WeekChart = ({ points, band, unit, label, formatDay }: WeekChartProps) => (
  <BandSparkline
    points={thinWeek(points, band)}
    band={band}
    rangeOf={(value) => glucoseRangeOf(value, band)}
    label={label}
    formatDay={formatDay}
    formatValue={(value) => formatGlucoseNumber(value, unit)}
    onDeep
    className="h-30 md:h-48"
  />
);

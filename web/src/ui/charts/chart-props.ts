import type { ChartPoint } from './chart-points.ts';
import type { Band, GlucoseRange } from './glucose-range.ts';

export interface TimeSeriesChartProps {
  /** Ascending by `at`, at least one; values in mg/dL. Keep the array's identity while the data is the same. */
  points: readonly ChartPoint[];
  band: Band;
  rangeOf: (value: number) => GlucoseRange;
  /** At most five levels, in mg/dL. */
  ticks: readonly number[];
  /** Value and unit, in the person's unit: '112 mg/dL'. */
  formatValue: (value: number) => string;
  /** The value alone, for marks and the axis. */
  formatTick?: (value: number) => string;
  /** Names the chart for readers: 'Glicose dos últimos 14 dias, em mg/dL.' */
  label: string;
  /** IANA zone of the person; the device's unless given. */
  timeZone?: string;
  /** CSS pixels. */
  height?: number;
}

export const CHART_HEIGHT_PX = 300;
/** The line under the chart that tells the chosen reading. */
export const READOUT_HEIGHT_PX = 28;

import type { ChartPoint } from './chart-points.ts';
import type { Band, GlucoseRange } from './glucose-range.ts';

export interface TimeSeriesChartProps {
  /** Ascending by `at`, at least one; all values in one unit. Keep the array's identity while the data is the same. */
  points: readonly ChartPoint[];
  /** The values a person aims for, drawn as a soft ground. */
  band?: Band;
  /** Levels drawn like the edges of a band. */
  goals?: readonly number[];
  /** What stands out is marked by it. */
  rangeOf?: (value: number) => GlucoseRange;
  /** At most five levels, in the unit of the values. */
  ticks: readonly number[];
  /** What is read out of a point: '21/11, 06:52: 112 mg/dL, na faixa'. */
  describePoint: (point: ChartPoint) => string;
  /** The value alone, for marks and the axis. */
  formatTick?: (value: number) => string;
  /** Names the chart for readers: 'Glicose dos últimos 14 dias, em mg/dL.' */
  label: string;
  /** IANA zone of the person; the device's unless given. */
  timeZone?: string;
}

export const CHART_HEIGHT_PX = 300;
/** The line under the chart that tells the chosen reading. */
export const READOUT_HEIGHT_PX = 28;

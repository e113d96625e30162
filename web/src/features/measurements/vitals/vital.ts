import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { ReactNode } from 'react';
import type { Care } from '../../../lib/health-profile.ts';
import type { TimeSeriesChartProps } from '../../../ui/charts/chart-props.ts';
import type { ClassWords } from './class-messages.ts';

/** What is measured beside glucose. */
export type VitalType = Exclude<MetricType, 'glucose'>;

/** A reading in the stored unit; `day` is `yyyy-MM-dd` of the person, `at` epoch milliseconds. */
export interface DatedReading {
  readonly at: number;
  readonly day: string;
  readonly value: number;
  /** Of a pressure. */
  readonly diastolic: number;
}

/** One figure with what it means. */
export interface PeriodStat {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly note: string;
  /** The data does not carry it: it is left out, and the sentence says why. */
  readonly isInsufficient?: boolean;
}

/** What the readings of a period say, in a sentence and a few figures. */
export interface PeriodSummary {
  readonly sentence: string;
  readonly stats: readonly PeriodStat[];
}

/** What decides on a metric's class, levels and figures; `care` is null while the profile is not known. */
export interface Vital {
  /** The class of a reading for those whose classes are ours to tell; without it no class is told. */
  readonly classify?: (reading: Pick<DatedReading, 'value' | 'diastolic'>, care: Care) => ClassWords | null;
  /** Said of a reading that has no class; without it whose matter the class is. */
  readonly plainNote?: (care: Care) => string | null;
  /** Who should trust the value less, and why. */
  readonly caution?: (care: Care) => string | null;
  /** Where the levels of the chart stand, and which of them is a goal of this person. */
  readonly scale: (
    values: readonly number[],
    care: Care | null,
  ) => Pick<TimeSeriesChartProps, 'ticks' | 'goals' | 'band'>;
  /** Of readings ascending, at least one; `today` is `yyyy-MM-dd`. */
  readonly summarize: (readings: readonly DatedReading[], care: Care | null, today: string) => PeriodSummary;
}

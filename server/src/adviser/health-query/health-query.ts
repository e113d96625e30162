import { metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { type Drink, SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import type { DayPart, Hours } from './day-parts.ts';

/** What is recorded of a night. */
export const NIGHT_SERIES = [
  'sleep',
  'sleep_quality',
  'night_wakings',
  'time_to_sleep',
  'bed_time',
  'wake_time',
] as const;

/** Everything that is recorded and can be asked for in figures. A class of records is a row here, not a file. */
export const SERIES = [...metricTypes, 'diastolic', ...NIGHT_SERIES, ...SUBSTANCE_TYPES, 'training'] as const;
export type Series = (typeof SERIES)[number];

/** Whether something that is spoken of is recorded. */
export const isSeries = (subject: string): subject is Series => (SERIES as readonly string[]).includes(subject);

/** What is recorded on days and tells other days apart: 'nas noites em que bebi'. */
export const COMPANIONS = [...SUBSTANCE_TYPES, 'training', 'sleep'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** What groups a table of figures may have. */
export const GROUPINGS = ['weekday', 'day_part', 'moment', 'day', 'week', 'month'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Calendar days of the person, both included, `yyyy-MM-dd`. */
export interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Only values on one side of a limit; in the unit of the series. */
export interface Limit {
  readonly side: 'above' | 'below';
  readonly value: number;
  /** The limit itself is among them: '140 ou mais'. */
  readonly orEqual: boolean;
  /** Of a limit above: and no more than this, itself among them ('entre 100 e 130'). */
  readonly upTo?: number;
  /** The second number of the same record must lie so too: 'abaixo de 130 por 80'. */
  readonly second?: Limit;
  /** One of the two numbers is enough: 'acima de 140 por 90'. */
  readonly isEither?: boolean;
}

/** Days on which something else was recorded, or was not: with more or less of it, at a part of the day. */
export interface CompanionRule {
  readonly of: Companion;
  readonly isWith: boolean;
  readonly limit: Limit | null;
  readonly dayPart: DayPart | null;
  /** The day before is meant: 'na manhã seguinte'. Of nights it always is. */
  readonly dayBefore: boolean;
}

/** Which records count; null for any. */
export interface Where {
  readonly dayPart: DayPart | null;
  /** Any part of the day but this. */
  readonly notPart: DayPart | null;
  readonly hours: Hours | null;
  readonly meal: MealType | null;
  /** Monday 0; a night is of the day of waking. */
  readonly weekdays: readonly number[] | null;
  /** Any days but these. */
  readonly notDays: Days | null;
  /** Of alcohol only what is of this kind. */
  readonly drink: Drink | null;
  /** A night goes with the evening before it, a day with the night that ended on it. */
  readonly companion: CompanionRule | null;
}

export const ANYWHERE: Where = {
  dayPart: null,
  notPart: null,
  hours: null,
  meal: null,
  weekdays: null,
  notDays: null,
  drink: null,
  companion: null,
};

/** One side of a comparison, or all that is asked for. */
export interface Arm {
  readonly days: Days;
  readonly where: Where;
}

/** A question about the person's records. Every arm is computed alike; groups are of the first arm. */
export interface HealthQuery {
  readonly series: Series;
  readonly arms: readonly Arm[];
  readonly limit: Limit | null;
  readonly by: Grouping | null;
}

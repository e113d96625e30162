import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { DayPart } from '../period/day-parts.ts';
import type { Period } from '../period/period.ts';
import type { Conditions } from '../query/conditions.ts';

/** What a person may ask about their own data. */
export const SUBJECTS = [
  'glucose',
  'blood_pressure',
  'weight',
  'heart_rate',
  'hba1c',
  'sleep',
  'alcohol',
  'tobacco',
  'caffeine',
  'gaming',
  'meals',
  'training',
  'appointments',
  'everything',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Which figure of it; a figure that a subject does not have reads as its overview. */
export const FIGURES = [
  'overview',
  'mean',
  'last',
  'highest',
  'lowest',
  'count',
  'in_range',
  'below',
  'above',
  'variability',
  'gmi',
  'change',
  'compare',
  'total',
  'list',
  'quality',
  'energy',
  'left',
  'minutes',
  'body_mass',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What a question asks for; null where it does not say. */
export interface Slots {
  readonly subject: Subject | null;
  /** A second subject that is joined to the first by 'e'. */
  readonly alsoSubject: Subject | null;
  readonly figure: Figure | null;
  readonly period: Period | null;
  readonly dayPart: DayPart | null;
  readonly meal: MealType | null;
  /** 'acima de 200': a limit of the asker's own, in the unit of their screens. */
  readonly limit: number | null;
  /** 'Nos fins de semana', 'nas noites em que bebi'. */
  readonly conditions: Conditions | null;
}

export const NO_SLOTS: Slots = {
  subject: null,
  alsoSubject: null,
  figure: null,
  period: null,
  dayPart: null,
  meal: null,
  limit: null,
  conditions: null,
};

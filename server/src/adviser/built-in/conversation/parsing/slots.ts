import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Drink } from '@vida/contract/substances/substance-kinds.ts';
import type { DayPart, Hours } from '../../../health-query/day-parts.ts';
import {
  type Companion,
  type CompanionRule,
  type Grouping,
  type Limit,
  SERIES,
} from '../../../health-query/health-query.ts';
import type { Period } from '../period/period.ts';

/** What a person may ask about their own data: series, and what is told in words. */
export const SUBJECTS = [...SERIES, 'meals', 'appointments', 'profile', 'everything'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Which figure of it; a figure that a subject does not have reads as its overview. */
export const FIGURES = [
  'overview',
  'mean',
  'median',
  'last',
  'first',
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
  'since',
  'streak',
  'run',
  'steps',
  'highest_few',
  'lowest_few',
  'goal',
  'last_low',
  'extremes',
  'worst',
  'best',
  'per_day',
  'per_week',
  'medicines',
  'allergies',
  'conditions',
  'restrictions',
  'body',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Figures that look for a record whenever it was: the period of before says nothing about them. */
export const TIMELESS_FIGURES: readonly (Figure | null)[] = [
  'last',
  'first',
  'since',
  'streak',
  'goal',
  'last_low',
  'body_mass',
];

/** How a question wants its records told apart. */
export type Split =
  | { readonly kind: 'companion'; readonly rule: CompanionRule }
  | { readonly kind: 'group'; readonly by: Grouping }
  | { readonly kind: 'weekdays'; readonly sets: readonly (readonly number[])[] }
  | { readonly kind: 'day_parts'; readonly parts: readonly DayPart[] }
  | { readonly kind: 'periods'; readonly periods: readonly Period[] }
  | { readonly kind: 'drinks'; readonly drinks: readonly Drink[] }
  /** Before and after the last record of it: 'depois que parei de fumar'. */
  | { readonly kind: 'stopped'; readonly of: Companion };

/** Stands for a word that was read already. */
export const READ = '_';

/** What a question says beside its subject, figure, period and part of the day. */
export interface Conditions {
  /** Only these days, Monday 0; null for all. */
  readonly weekdays: readonly number[] | null;
  readonly split: Split | null;
  /** 'Das 18 às 24'. */
  readonly hours: Hours | null;
  /** 'Fora as de jejum'. */
  readonly notPart: DayPart | null;
  /** 'Sem contar ontem'. */
  readonly notDays: Period | null;
  /** 'Só cerveja'. */
  readonly drink: Drink | null;
  /** The words of a condition that no series of ours can tell; null where there is none. */
  readonly unknown: string | null;
}

export const NO_CONDITIONS: Conditions = {
  weekdays: null,
  split: null,
  hours: null,
  notPart: null,
  notDays: null,
  drink: null,
  unknown: null,
};

export const WEEKEND: readonly number[] = [5, 6];
export const WORKING_DAYS: readonly number[] = [0, 1, 2, 3, 4];

/** What a question asks for; null where it does not say. */
export interface Slots {
  readonly subject: Subject | null;
  /** A second subject that is joined to the first by 'e'. */
  readonly alsoSubject: Subject | null;
  readonly figure: Figure | null;
  readonly period: Period | null;
  readonly dayPart: DayPart | null;
  readonly meal: MealType | null;
  /** 'Acima de 200': a limit of the asker's own, in the unit of their screens. */
  readonly limit: Limit | null;
  /** 'Nos fins de semana', 'nas noites em que bebi'. */
  readonly conditions: Conditions | null;
  /** Words within the question that nothing was made of, as they were typed. */
  readonly unread: readonly string[];
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
  unread: [],
};

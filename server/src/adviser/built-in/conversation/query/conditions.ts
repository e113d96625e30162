import type { DayPart } from '../period/day-parts.ts';
import type { Period } from '../period/period.ts';

/** What is recorded on days, and tells other days apart: 'nas noites em que bebi'. */
export const COMPANIONS = ['alcohol', 'tobacco', 'caffeine', 'gaming', 'training'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** How a question wants its records told apart. */
export type Split =
  | { readonly kind: 'companion'; readonly of: Companion; readonly isWith: boolean }
  | { readonly kind: 'weekday' }
  | { readonly kind: 'day_parts'; readonly parts: readonly DayPart[] }
  | { readonly kind: 'periods'; readonly periods: readonly Period[] };

/** What a question says beside its subject, figure, period and part of the day. */
export interface Conditions {
  /** Only these days, Monday 0; null for all. */
  readonly weekdays: readonly number[] | null;
  readonly split: Split | null;
  /** A condition is named that no series of ours can tell. */
  readonly hasUnknown: boolean;
}

export const NO_CONDITIONS: Conditions = { weekdays: null, split: null, hasUnknown: false };

export const WEEKEND: readonly number[] = [5, 6];
export const WORKING_DAYS: readonly number[] = [0, 1, 2, 3, 4];

import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';

/** A part of the day, by the clock or by what a reading is marked with. */
export const DAY_PARTS = [
  'fasting',
  'before_meal',
  'after_meal',
  'bedtime',
  'small_hours',
  'morning',
  'afternoon',
  'evening',
] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Parts that the clock alone tells, in their order. */
export const CLOCK_PARTS = ['small_hours', 'morning', 'afternoon', 'evening'] as const satisfies DayPart[];
/** Parts that a mark alone tells, in their order. */
export const MARKED_PARTS = ['fasting', 'before_meal', 'after_meal', 'bedtime'] as const satisfies DayPart[];

/** Minutes since midnight, the second exclusive; from 22:00 to 06:00 goes over midnight. */
export type Hours = readonly [from: number, until: number];

type WholeHours = readonly [from: number, until: number];

/** Marks of a reading, and hours of the person's clock, that belong to a part of the day. */
const parts: Readonly<
  Record<DayPart, { readonly contexts: readonly MetricContext[]; readonly hours: WholeHours | null }>
> = {
  fasting: { contexts: ['jejum'], hours: null },
  before_meal: { contexts: ['pre_refeicao'], hours: null },
  after_meal: { contexts: ['pos_refeicao'], hours: null },
  bedtime: { contexts: ['ao_deitar'], hours: null },
  small_hours: { contexts: ['madrugada'], hours: [0, 6] },
  morning: { contexts: [], hours: [6, 12] },
  afternoon: { contexts: [], hours: [12, 18] },
  evening: { contexts: [], hours: [18, 24] },
};

/** When the readings beside a meal are usually taken. */
const mealHours: Readonly<Record<MealType, WholeHours>> = {
  breakfast: [5, 11],
  lunch: [11, 17],
  dinner: [17, 24],
  snack: [14, 20],
};

/** What tells the part of the day of a record: minutes since midnight by the person's clock, and its mark. */
export interface Timed {
  readonly minute: number;
  readonly context: MetricContext | null;
}

const isIn = (minute: number, [from, until]: WholeHours): boolean => minute >= from * 60 && minute < until * 60;

/** Whether a part of the day is told by marks only, which a sensor does not have. */
export const needsMarks = (part: DayPart): boolean => parts[part].hours === null;

/** Whether a record belongs to a part of the day, by its mark or by its hour. */
export const isOfPart = ({ minute, context }: Timed, part: DayPart): boolean => {
  const { contexts, hours } = parts[part];
  if (context !== null && contexts.includes(context)) return true;
  // 'De madrugada' may be marked: what is marked otherwise is not of it.
  const isUnmarked = contexts.length === 0 || context === null || context === 'outro';
  return isUnmarked && hours !== null && isIn(minute, hours);
};

/** Whether a minute lies within hours, which may go over midnight. */
export const isInHours = (minute: number, [from, until]: Hours): boolean =>
  from <= until ? minute >= from && minute < until : minute >= from || minute < until;

/** Whether a record was taken when those beside a meal are. */
export const isNearMeal = ({ minute }: Timed, meal: MealType): boolean => isIn(minute, mealHours[meal]);

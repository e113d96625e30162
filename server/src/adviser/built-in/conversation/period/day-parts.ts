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

import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { DayPart, Hours } from '../day-parts.ts';
import type { Grouping } from '../health-query.ts';
import type { NaiveRecord } from './naive-records.ts';

/** Whether a record is of a part of the day, written out case by case. */
export const isInPart = (minute: number, context: MetricContext | null, part: DayPart): boolean => {
  const hour = Math.floor(minute / 60);
  switch (part) {
    case 'fasting':
      return context === 'jejum';
    case 'before_meal':
      return context === 'pre_refeicao';
    case 'after_meal':
      return context === 'pos_refeicao';
    case 'bedtime':
      return context === 'ao_deitar';
    case 'small_hours':
      return context === 'madrugada' || (hour < 6 && (context === null || context === 'outro'));
    case 'morning':
      return hour >= 6 && hour < 12;
    case 'afternoon':
      return hour >= 12 && hour < 18;
    default:
      return hour >= 18;
  }
};

/** Minute by minute from the first to the last, over midnight where it must be. */
export const isWithinHours = (minute: number, [from, until]: Hours): boolean => {
  for (let at = from; at !== until; at = (at + 1) % 1440) if (at === minute) return true;
  return false;
};

/** Whether a record was taken in the hours of a meal. */
export const isNear = (minute: number, meal: MealType): boolean => {
  const hour = Math.floor(minute / 60);
  if (meal === 'breakfast') return hour >= 5 && hour <= 10;
  if (meal === 'lunch') return hour >= 11 && hour <= 16;
  return meal === 'dinner' ? hour >= 17 : hour >= 14 && hour <= 19;
};

interface Keys {
  /** The group of a record, null for none. */
  readonly of: (record: NaiveRecord) => string | null;
  /** The groups there may be, in the order in which they are told. */
  readonly inOrder: (records: readonly NaiveRecord[]) => readonly string[];
}

const clockParts = ['small_hours', 'morning', 'afternoon', 'evening'] as const;
const markedParts = ['fasting', 'before_meal', 'after_meal', 'bedtime'] as const;

const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
};

const sortedBy = (of: (day: string) => string): Keys => ({
  of: ({ day }) => of(day),
  inOrder: (records) => [...new Set(records.map(({ day }) => of(day)))].sort(),
});

/** How records fall into groups. */
export const keyFor: Readonly<Record<Grouping, Keys>> = {
  weekday: sortedBy((day) => String((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  day: sortedBy((day) => day),
  week: sortedBy(mondayOf),
  month: sortedBy((day) => day.slice(0, 7)),
  day_part: {
    of: ({ minute }) => (minute === null ? null : (clockParts[Math.floor(minute / 360)] ?? null)),
    inOrder: () => clockParts,
  },
  moment: {
    of: ({ minute, context }) =>
      minute === null ? null : (markedParts.find((part) => isInPart(minute, context, part)) ?? null),
    inOrder: () => markedParts,
  },
};

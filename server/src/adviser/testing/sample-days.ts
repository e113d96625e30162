import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { readMoment } from '@vida/contract/core/wall-time.ts';
import { SUBSTANCE_TYPES, type SubstanceUnit, unitBelongsTo } from '@vida/contract/substances/substance-kinds.ts';
import type { RecordedNight, TimedUse } from '../adviser.ts';
import { NOW } from './sample-person.ts';

const TIME_ZONE = 'America/Sao_Paulo';

const momentOf = (daysAgo: number, clock: string) =>
  readMoment(`${addDaysTo(dayOf(NOW, TIME_ZONE), -daysAgo)}T${clock}`, TIME_ZONE);

interface NightChange {
  /** Going to bed before noon is of the day of waking, otherwise of the evening before. */
  readonly bed?: string;
  readonly wake?: string;
  readonly fallAsleepMinutes?: number;
  readonly nightWakings?: number;
  readonly quality?: number;
}

/** A night that ended so many days ago: 23:00 to 07:00, 15 minutes to fall asleep, a mark of 7, where not changed. */
export const slept = (
  daysAgo: number,
  { bed = '23:00', wake = '07:00', ...change }: NightChange = {},
): RecordedNight => ({
  bed: momentOf(bed < '12:00' ? daysAgo : daysAgo + 1, bed),
  wake: momentOf(daysAgo, wake),
  fallAsleepMinutes: 15,
  nightWakings: 0,
  quality: 7,
  ...change,
});

/** The same night on so many days in a row, the newest today. */
export const sleptDaily = (nights: number, change: NightChange = {}): RecordedNight[] =>
  Array.from({ length: nights }, (_, daysAgo) => slept(daysAgo, change));

/** So much of something so many days ago, by the clock. */
export const used = (
  amount: number,
  unit: SubstanceUnit,
  daysAgo: number,
  clock = '10:00',
  extra: Partial<Pick<TimedUse, 'drink' | 'sessionHours'>> = {},
): TimedUse => ({
  substanceType: SUBSTANCE_TYPES.find((type) => unitBelongsTo(type, unit)) ?? 'alcohol',
  amount,
  unit,
  drink: null,
  sessionHours: null,
  at: momentOf(daysAgo, clock).at.getTime(),
  day: addDaysTo(dayOf(NOW, TIME_ZONE), -daysAgo),
  minuteOfDay: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)),
  ...extra,
});

/** The same on so many days in a row, the newest `from` days ago. */
export const usedDaily = (days: number, amount: number, unit: SubstanceUnit, clock = '10:00', from = 0): TimedUse[] =>
  Array.from({ length: days }, (_, index) => used(amount, unit, from + index, clock));

import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import type { Use } from '@vida/contract/substances/substance-rules.ts';
import type { RecordedNight, TimedUse } from '../../adviser/adviser.ts';

/** A night as another feature stores it. */
export interface NightRow {
  readonly bedAt: Date;
  readonly bedUtcOffsetMinutes: number;
  readonly wakeAt: Date;
  readonly wakeUtcOffsetMinutes: number;
  readonly fallAsleepMinutes: number;
  readonly nightWakings: number;
  readonly quality: number;
}

/** A use of a substance as another feature stores it. */
export interface UseRow extends Use {
  readonly recordedAt: Date;
  readonly utcOffsetMinutes: number;
}

/** The nights, ascending by waking. */
export const toNights = (rows: readonly NightRow[]): RecordedNight[] =>
  rows
    .toSorted((a, b) => a.wakeAt.getTime() - b.wakeAt.getTime())
    .map(
      ({ bedAt, bedUtcOffsetMinutes, wakeAt, wakeUtcOffsetMinutes, ...night }): RecordedNight => ({
        bed: { at: bedAt, utcOffsetMinutes: bedUtcOffsetMinutes },
        wake: { at: wakeAt, utcOffsetMinutes: wakeUtcOffsetMinutes },
        fallAsleepMinutes: night.fallAsleepMinutes,
        nightWakings: night.nightWakings,
        quality: night.quality,
      }),
    );

const toUse = ({ recordedAt, utcOffsetMinutes, ...use }: UseRow): TimedUse => {
  const wall = wallTimeThen({ at: recordedAt, utcOffsetMinutes });
  return {
    substanceType: use.substanceType,
    amount: use.amount,
    unit: use.unit,
    drink: use.drink,
    sessionHours: use.sessionHours,
    at: recordedAt.getTime(),
    day: wall.slice(0, 10),
    minuteOfDay: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
  };
};

/** The uses with day and minute of the person's own clock then, ascending by moment. */
export const toUses = (rows: readonly UseRow[]): TimedUse[] => rows.map(toUse).toSorted((a, b) => a.at - b.at);

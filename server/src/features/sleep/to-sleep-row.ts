import { roundTo } from '@vida/contract/core/decimals.ts';
import { writeMoment } from '@vida/contract/core/wall-time.ts';
import { findNightProblem, readNightTimes } from '@vida/contract/sleep/night-rules.ts';
import { type Night, nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import type { NewSleepRecord, SleepRecord, SleepRecordChange } from '@vida/contract/sleep/sleep-schemas.ts';
import { invalid } from '../../http/errors.ts';
import { describeNightProblem } from './sleep-messages.ts';
import type { SleepRow, SleepRowContent } from './sleep-repository.ts';

/** The night of a row, for the rules. */
export const toNight = (row: SleepRow): Night => ({
  bed: { at: row.bedAt, utcOffsetMinutes: row.bedUtcOffsetMinutes },
  wake: { at: row.wakeAt, utcOffsetMinutes: row.wakeUtcOffsetMinutes },
  fallAsleepMinutes: row.fallAsleepMinutes,
  quality: row.quality,
});

/** A stored night on the wire. */
export const toSleepRecord = (row: SleepRow): SleepRecord => ({
  id: row.id,
  sleepDate: row.sleepDate,
  bedTime: row.bedAt.toISOString(),
  bedUtcOffsetMinutes: row.bedUtcOffsetMinutes,
  wakeTime: row.wakeAt.toISOString(),
  wakeUtcOffsetMinutes: row.wakeUtcOffsetMinutes,
  fallAsleepTime: row.fallAsleepMinutes,
  nightWakings: row.nightWakings,
  sleepQuality: String(row.quality),
  notes: row.notes,
});

/** What a sent night is stored as; an impossible one is refused. Left out, the date is the day of waking. */
export const toRowContent = (input: NewSleepRecord, now: Date, timeZone: string): SleepRowContent => {
  const { bed, wake } = readNightTimes(input, now, timeZone);
  const sleepDate = input.sleepDate ?? nightDayOf({ wake });
  const fallAsleepMinutes = input.fallAsleepTime;
  const problem = findNightProblem({ bed, wake, fallAsleepMinutes }, sleepDate, now, timeZone);
  if (problem) throw invalid([{ field: problem.field, message: describeNightProblem(problem) }]);
  return {
    sleepDate,
    bedAt: bed.at,
    bedUtcOffsetMinutes: bed.utcOffsetMinutes,
    wakeAt: wake.at,
    wakeUtcOffsetMinutes: wake.utcOffsetMinutes,
    fallAsleepMinutes,
    nightWakings: input.nightWakings,
    quality: roundTo(input.sleepQuality, 1),
    notes: input.notes || null,
  };
};

/** A time as it was read and sent back keeps its own offset; another one is read on the clock of the person's zone. */
const keptTime = (sent: string | undefined, stored: Night['bed']): string =>
  sent === undefined || sent === stored.at.toISOString() ? writeMoment(stored) : sent;

/**
 * A stored night with a change applied, checked as a whole. A night that moved to other days without a date of its own
 * is filed under its new day of waking.
 */
export const changeRowContent = (
  row: SleepRow,
  change: SleepRecordChange,
  now: Date,
  timeZone: string,
): SleepRowContent => {
  const { bed, wake } = toNight(row);
  const times = { bedTime: keptTime(change.bedTime, bed), wakeTime: keptTime(change.wakeTime, wake) };
  const isSameDay = nightDayOf(readNightTimes(times, now, timeZone)) === nightDayOf({ wake });
  const merged: NewSleepRecord = {
    ...times,
    sleepDate: change.sleepDate ?? (isSameDay ? row.sleepDate : null),
    fallAsleepTime: change.fallAsleepTime ?? row.fallAsleepMinutes,
    nightWakings: change.nightWakings ?? row.nightWakings,
    sleepQuality: change.sleepQuality ?? row.quality,
    notes: change.notes === undefined ? row.notes : change.notes,
  };
  return toRowContent(merged, now, timeZone);
};

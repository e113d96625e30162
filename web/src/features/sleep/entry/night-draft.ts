import { utcOffsetMinutesAt } from '@vida/contract/core/time.ts';
import { daySchema } from '@vida/contract/core/time-schemas.ts';
import { type Moment, wallTimeThen, writeMoment } from '@vida/contract/core/wall-time.ts';
import { findNightProblem } from '@vida/contract/sleep/night-rules.ts';
import { nightDayOf, SLEEP_DEFAULTS, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import {
  type NewSleepRecord,
  newSleepRecordSchema,
  type SleepRecord,
  type SleepRecordChange,
  sleepQualitySchema,
} from '@vida/contract/sleep/sleep-schemas.ts';
import { z } from 'zod';
import { placeNight } from './place-night.ts';

const fields = newSleepRecordSchema.shape;
const filledIn = z.string().min(1);
const typedNumber = z.number().nullable();

/** Spec section 5: what is no number becomes 0, which is under the least. */
const qualitySchema = z
  .custom<number | null>()
  .transform((quality) => (Number.isNaN(quality) ? 0 : quality))
  .pipe(sleepQualitySchema);

const nightFields = z.object({
  sleepDate: filledIn.pipe(daySchema),
  bedTime: filledIn,
  wakeTime: filledIn,
  fallAsleepTime: typedNumber.pipe(fields.fallAsleepTime),
  nightWakings: typedNumber.pipe(fields.nightWakings),
  sleepQuality: qualitySchema,
  notes: fields.notes.unwrap().unwrap(),
  bedTimeZone: z.string(),
});

/**
 * The form of a night that ended on the clock of `wakeTimeZone`, for a person whose days are those of `timeZone`; once
 * complete it has its two moments.
 */
export const nightSchema = (wakeTimeZone: string, timeZone: string) =>
  nightFields.transform((typed, context) => {
    const refuse = (field: keyof NightDraft, reason: string): typeof z.NEVER => {
      context.addIssue({ code: 'custom', path: [field], params: { reason } });
      return z.NEVER;
    };
    const times = placeNight({ ...typed, wakeTimeZone });
    if (!times) return refuse('bedTime', 'required');
    const night = { ...times, fallAsleepMinutes: typed.fallAsleepTime };
    const problem = findNightProblem(night, typed.sleepDate, new Date(), timeZone);
    return problem ? refuse(problem.field, problem.reason) : { ...typed, ...times };
  });

/** While it is filled in, and once it is complete. */
export type NightDraft = z.input<typeof nightFields>;
export type TypedNight = z.output<ReturnType<typeof nightSchema>>;

/** A new night: last night, with the specified defaults. */
export const blankDraft = (today: string, timeZone: string): NightDraft => ({
  sleepDate: today,
  bedTime: SLEEP_DEFAULTS.bedTime,
  wakeTime: SLEEP_DEFAULTS.wakeTime,
  fallAsleepTime: SLEEP_DEFAULTS.fallAsleepMinutes,
  nightWakings: SLEEP_DEFAULTS.nightWakings,
  sleepQuality: SLEEP_DEFAULTS.quality,
  notes: '',
  bedTimeZone: timeZone,
});

/** `zone` where its clock showed that moment, the moment's own offset ('-03:00') otherwise. */
const zoneOf = (moment: Moment, zone: string): string =>
  utcOffsetMinutesAt(moment.at, zone) === moment.utcOffsetMinutes ? zone : writeMoment(moment).slice(-6);

/** The zone in which a stored night ended, as the form reads its clock. */
export const wakeTimeZoneOf = (record: SleepRecord, timeZone: string): string => zoneOf(toNight(record).wake, timeZone);

/** The form of a stored night, on the clocks of that night. */
export const draftOf = (record: SleepRecord, timeZone: string): NightDraft => {
  const night = toNight(record);
  return {
    sleepDate: nightDayOf(night),
    bedTime: wallTimeThen(night.bed).slice(11),
    wakeTime: wallTimeThen(night.wake).slice(11),
    fallAsleepTime: record.fallAsleepTime,
    nightWakings: record.nightWakings,
    sleepQuality: night.quality,
    notes: record.notes ?? '',
    bedTimeZone: zoneOf(night.bed, wakeTimeZoneOf(record, timeZone)),
  };
};

/** The night as it travels: its times are instants with the clock's own offset, its quality is text. */
export type SentNight = Omit<NewSleepRecord, 'sleepQuality'> & { readonly sleepQuality: string };

type Touched = Readonly<Partial<Record<keyof NightDraft, boolean>>>;

export const toSentNight = (typed: TypedNight): SentNight => ({
  sleepDate: typed.sleepDate,
  bedTime: writeMoment(typed.bed),
  wakeTime: writeMoment(typed.wake),
  fallAsleepTime: typed.fallAsleepTime,
  nightWakings: typed.nightWakings,
  sleepQuality: String(typed.sleepQuality),
  notes: typed.notes === '' ? null : typed.notes,
});

/** Only what somebody changed; date and times go together. */
export const toNightChange = (
  typed: TypedNight,
  touched: Touched,
): Omit<SleepRecordChange, 'sleepQuality'> & { readonly sleepQuality?: string } => {
  const { sleepDate, bedTime, wakeTime, ...others } = toSentNight(typed);
  const isMoved = touched.sleepDate || touched.bedTime || touched.wakeTime || touched.bedTimeZone;
  return {
    ...(isMoved && { sleepDate, bedTime, wakeTime }),
    ...(touched.fallAsleepTime && { fallAsleepTime: others.fallAsleepTime }),
    ...(touched.nightWakings && { nightWakings: others.nightWakings }),
    ...(touched.sleepQuality && { sleepQuality: others.sleepQuality }),
    ...(touched.notes && { notes: others.notes }),
  };
};

/** A stored night as it was, sent again. */
export const toSentAgain = (record: SleepRecord): SentNight => {
  const { bed, wake } = toNight(record);
  const { sleepDate, fallAsleepTime, nightWakings, sleepQuality, notes } = record;
  const times = { bedTime: writeMoment(bed), wakeTime: writeMoment(wake) };
  return { sleepDate, ...times, fallAsleepTime, nightWakings, sleepQuality, notes };
};

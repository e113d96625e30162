import { writeMoment } from '@vida/contract/core/wall-time.ts';
import { toNight } from '@vida/contract/sleep/sleep-rules.ts';
import type { NewSleepRecord, SleepRecord, SleepRecordChange } from '@vida/contract/sleep/sleep-schemas.ts';
import type { NightDraft, TypedNight } from './night-draft.ts';

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
  return {
    sleepDate,
    bedTime: writeMoment(bed),
    wakeTime: writeMoment(wake),
    fallAsleepTime,
    nightWakings,
    sleepQuality,
    notes,
  };
};

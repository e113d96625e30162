import { z } from 'zod';
import { decimalSchema } from '../core/decimal-schema.ts';
import { idSchema } from '../core/ids.ts';
import { textSchema } from '../core/text.ts';
import { daySchema, momentSchema } from '../core/time-schemas.ts';

/** Spec section 5. */
export const SLEEP_QUALITY = { min: 1, max: 10, step: 0.1 } as const;
/** More wakings than that is a slip of the keyboard. */
export const MAX_NIGHT_WAKINGS = 50;
/** A night is at most a day long, so falling asleep takes less. */
export const MAX_FALL_ASLEEP_MINUTES = 24 * 60;
export const MAX_SLEEP_NOTES = 1000;

/** A stored night. Instants are UTC; the offsets say what the person's clock showed. */
export const sleepRecordSchema = z.object({
  id: idSchema,
  /** As it was sent: the day of waking, or the one of going to bed. */
  sleepDate: daySchema,
  bedTime: z.string(),
  bedUtcOffsetMinutes: z.number().int(),
  wakeTime: z.string(),
  wakeUtcOffsetMinutes: z.number().int(),
  /** Minutes. */
  fallAsleepTime: z.number().int(),
  nightWakings: z.number().int(),
  /** 1 to 10 as a numeric string: '7.5'. */
  sleepQuality: z.string(),
  notes: z.string().nullable(),
});

export type SleepRecord = z.infer<typeof sleepRecordSchema>;

const STEPS = 1 / SLEEP_QUALITY.step;
const isOnStep = (quality: number): boolean => Math.abs(quality * STEPS - Math.round(quality * STEPS)) < 1e-9;

/** 1 to 10 in tenths. */
export const sleepQualitySchema = z
  .number()
  .min(SLEEP_QUALITY.min)
  .max(SLEEP_QUALITY.max)
  .refine(isOnStep, { params: { reason: 'tenths' } });

const fields = z.strictObject({
  /** Absent: the day of waking. */
  sleepDate: daySchema.nullish(),
  bedTime: momentSchema,
  wakeTime: momentSchema,
  fallAsleepTime: z.number().int().min(0).max(MAX_FALL_ASLEEP_MINUTES),
  nightWakings: z.number().int().min(0).max(MAX_NIGHT_WAKINGS),
  sleepQuality: decimalSchema.pipe(sleepQualitySchema),
  notes: textSchema(MAX_SLEEP_NOTES).nullish(),
});

/** A night as it is sent. What depends on the person's zone and the clock is checked by `findNightProblem`. */
export const newSleepRecordSchema = fields;
export type NewSleepRecord = z.output<typeof newSleepRecordSchema>;

/** What PUT takes: the fields that change; absent ones stay. */
export const sleepRecordChangeSchema = fields.partial();
export type SleepRecordChange = z.output<typeof sleepRecordChangeSchema>;

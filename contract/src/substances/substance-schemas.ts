import { z } from 'zod';
import { decimalSchema } from '../core/decimal-schema.ts';
import { idSchema } from '../core/ids.ts';
import { textSchema } from '../core/text.ts';
import { momentSchema, utcOffsetSchema } from '../core/time-schemas.ts';
import {
  ALL_SUBSTANCE_UNITS,
  DRINKS,
  MIN_AMOUNT,
  maxAmountOf,
  SESSION_HOURS,
  SUBSTANCE_TYPES,
  type SubstanceType,
  UNITS_WITH_DRINK,
  unitBelongsTo,
} from './substance-kinds.ts';

export const MAX_SUBSTANCE_NOTES = 1000;

export const substanceTypeSchema = z.enum(SUBSTANCE_TYPES);
export const substanceUnitSchema = z.enum(ALL_SUBSTANCE_UNITS);
export const drinkSchema = z.enum(DRINKS);

/** A stored use. `amount` is a numeric string; hours or sessions for gaming. */
export const substanceRecordSchema = z.object({
  id: idSchema,
  substanceType: substanceTypeSchema,
  amount: z.string(),
  unit: substanceUnitSchema,
  /** Alcohol by glass or bottle; null: beer. */
  drink: drinkSchema.nullable(),
  /** Gaming by session; null: an hour. */
  sessionHours: z.number().nullable(),
  notes: z.string().nullable(),
  recordedAt: z.string(),
  utcOffsetMinutes: z.number().int(),
});

export type SubstanceRecord = z.infer<typeof substanceRecordSchema>;

/** On the clock that it was written with, so that an instant of any zone is judged by what the person read. */
const recordedAtSchema = momentSchema.refine((text) => text >= '1990', { params: { reason: 'before_1990' } });

const fields = z.strictObject({
  substanceType: substanceTypeSchema,
  amount: decimalSchema.pipe(z.number().min(0)),
  unit: substanceUnitSchema,
  drink: drinkSchema.nullish(),
  sessionHours: z.number().min(SESSION_HOURS.min).max(SESSION_HOURS.max).nullish(),
  notes: textSchema(MAX_SUBSTANCE_NOTES).nullish(),
  /** Absent: now. Yesterday and before are welcome, the future is refused. */
  recordedAt: recordedAtSchema.nullish(),
  /** The clock of a `recordedAt` that ends in `Z`, as GET answers both; it decides which day it was. */
  utcOffsetMinutes: utcOffsetSchema.nullish(),
});

type Fields = z.output<typeof fields>;

const addProblem = (ctx: z.RefinementCtx, field: keyof Fields, reason: string): void =>
  ctx.addIssue({ code: 'custom', path: [field], params: { reason } });

const checkAmount = ({ amount: input, unit }: Fields, ctx: z.RefinementCtx): void => {
  const [maximum, minimum] = [maxAmountOf(unit), MIN_AMOUNT];
  const limits = { origin: 'number', inclusive: true, input };
  if (input > maximum) ctx.addIssue({ code: 'too_big', maximum, path: ['amount'], ...limits });
  if (input > 0 && input < minimum) ctx.addIssue({ code: 'too_small', minimum, path: ['amount'], ...limits });
};

const checkFields = (record: Fields, ctx: z.RefinementCtx): void => {
  const { substanceType, unit, drink, sessionHours } = record;
  checkAmount(record, ctx);
  if (!unitBelongsTo(substanceType, unit)) addProblem(ctx, 'unit', 'substance_unit');
  if (drink && !UNITS_WITH_DRINK.includes(unit)) addProblem(ctx, 'drink', 'drink_without_glass');
  if (sessionHours && unit !== 'sessões') addProblem(ctx, 'sessionHours', 'sessions_only');
};

/** A use as it is sent. Impossible amounts and combinations are refused, never changed. */
export const newSubstanceRecordSchema = fields.superRefine(checkFields);
export type NewSubstanceRecord = z.output<typeof newSubstanceRecordSchema>;

/** What PUT takes: absent fields stay; the result must be possible as a whole. */
export const substanceRecordChangeSchema = fields.partial();
export type SubstanceRecordChange = z.output<typeof substanceRecordChangeSchema>;

/** The newest use of each type ever; null without any. */
const whenSchema = z.string().nullable();
export const lastUsesSchema = z.object(
  Object.fromEntries(SUBSTANCE_TYPES.map((type) => [type, whenSchema])) as Record<SubstanceType, typeof whenSchema>,
);

export type LastUses = z.infer<typeof lastUsesSchema>;

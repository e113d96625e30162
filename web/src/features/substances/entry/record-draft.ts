import { CLOCK_TOLERANCE_MS } from '@vida/contract/core/time.ts';
import { describeIssueAlone } from '@vida/contract/core/validation-messages.ts';
import { fromWallTime, toWallTime } from '@vida/contract/core/wall-time.ts';
import {
  SESSION_HOURS,
  SUBSTANCE_UNITS,
  type SubstanceType,
  UNITS_WITH_DRINK,
} from '@vida/contract/substances/substance-kinds.ts';
import {
  drinkSchema,
  MAX_SUBSTANCE_NOTES,
  type NewSubstanceRecord,
  newSubstanceRecordSchema,
  type SubstanceRecord,
  substanceTypeSchema,
  substanceUnitSchema,
} from '@vida/contract/substances/substance-schemas.ts';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { entryMessages as messages } from './entry-messages.ts';

const fields = z.object({
  substanceType: substanceTypeSchema,
  amount: z.number({ error: messages.unreadable }).nullable(),
  unit: substanceUnitSchema,
  drink: drinkSchema,
  sessionHours: z.number({ error: messages.unreadable }).nullable(),
  when: z.enum(['now', 'then']),
  /** The clock on the wall. */
  recordedAt: z.string(),
  notes: z.string().max(MAX_SUBSTANCE_NOTES, { error: describeIssueAlone }),
});

/** A use while it is filled in. */
export type RecordDraft = z.input<typeof fields>;
export type RecordForm = UseFormReturn<RecordDraft, unknown, RecordDraft>;

/** Tenths, as the form's step says (spec section 5). */
const isInTenths = (amount: number): boolean => Math.abs(amount * 10 - Math.round(amount * 10)) < 1e-9;

/** The use as it is sent; 'now' leaves the moment to the server. */
export const toNewRecord = (draft: RecordDraft, timeZone: string): NewSubstanceRecord => ({
  substanceType: draft.substanceType,
  amount: draft.amount ?? Number.NaN,
  unit: draft.unit,
  drink: UNITS_WITH_DRINK.includes(draft.unit) ? draft.drink : null,
  sessionHours: draft.unit === 'sessões' ? draft.sessionHours : null,
  notes: draft.notes.trim() === '' ? null : draft.notes,
  ...(draft.when === 'then' && { recordedAt: fromWallTime(draft.recordedAt, timeZone)?.toISOString() }),
});

/** What a change sends: the form knows minutes, so a moment that nobody touched keeps its seconds. */
export const toRecordChange = (draft: RecordDraft, isMoved: boolean, timeZone: string) => {
  const { recordedAt, ...rest } = toNewRecord(draft, timeZone);
  return { ...rest, ...(isMoved && { recordedAt }) };
};

/**
 * What the form accepts: its own words for what is missing, the contract's for the rest. `kept` is an edited amount.
 */
export const recordDraftSchema = (timeZone: string, kept?: number) =>
  fields.superRefine((draft, ctx) => {
    const refuse = (field: keyof RecordDraft, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    const { amount } = draft;
    if (amount === null) return refuse('amount', messages.amountMissing);
    if (amount !== kept && !isInTenths(amount)) refuse('amount', messages.amountTenths);
    if (draft.unit === 'sessões' && draft.sessionHours === null) refuse('sessionHours', messages.sessionMissing);
    if (draft.when === 'then') {
      const at = fromWallTime(draft.recordedAt, timeZone);
      if (!at) return refuse('recordedAt', messages.whenMissing);
      if (at.getTime() > Date.now() + CLOCK_TOLERANCE_MS) refuse('recordedAt', messages.inFuture);
    }
    const checked = newSubstanceRecordSchema.safeParse(toNewRecord(draft, timeZone), { error: describeIssueAlone });
    for (const { path, message } of checked.error?.issues ?? []) ctx.addIssue({ code: 'custom', path, message });
  });

/** An empty form of now. */
export const blankDraft = (substanceType: SubstanceType, timeZone: string): RecordDraft => ({
  substanceType,
  amount: null,
  unit: SUBSTANCE_UNITS[substanceType][0],
  drink: 'beer',
  sessionHours: SESSION_HOURS.assumed,
  when: 'now',
  recordedAt: toWallTime(new Date(), timeZone),
  notes: '',
});

/** The form of a stored use. */
export const draftOf = (record: SubstanceRecord, timeZone: string): RecordDraft => ({
  substanceType: record.substanceType,
  amount: Number(record.amount),
  unit: record.unit,
  drink: record.drink ?? 'beer',
  sessionHours: record.sessionHours ?? SESSION_HOURS.assumed,
  when: 'then',
  recordedAt: toWallTime(new Date(record.recordedAt), timeZone),
  notes: record.notes ?? '',
});

import { describeIssueAlone } from '@vida/contract/core/validation-messages.ts';
import type { CessationCheckWithEtag, CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import {
  CRAVING_STRENGTH,
  type NewCessationCheck,
  newCessationCheckSchema,
} from '@vida/contract/substances/cessation-schemas.ts';
import { z } from 'zod';
import { checkMessages as messages } from './check-messages.ts';

/** A look back while it is filled in; '' is not said. */
export interface CheckDraft {
  day: string;
  kept: '' | 'yes' | 'no';
  craving: string;
  notes: string;
}

export const cravingOptions = Array.from({ length: CRAVING_STRENGTH.max - CRAVING_STRENGTH.min + 1 }, (_, index) => ({
  value: String(CRAVING_STRENGTH.min + index),
  label: String(CRAVING_STRENGTH.min + index),
}));

/** A day's look back as it is stored; nothing was said while `kept` is null. */
type StoredLook = Omit<CessationCheckWithEtag, 'kept'> & { readonly kept: boolean | null };

/** What was said of that day already, or nothing. */
export const lookAt = ({ checks }: CessationPlanWithEtag, day: string): StoredLook =>
  checks.find((each) => each.day === day) ?? { day, kept: null, craving: null, notes: null, etag: '' };

export const draftOfLook = ({ day, kept, craving, notes }: StoredLook): CheckDraft => ({
  day,
  kept: kept === null ? '' : kept ? 'yes' : 'no',
  craving: craving === null ? '' : String(craving),
  notes: notes ?? '',
});

export const toNewCheck = ({ day, kept, craving, notes }: CheckDraft): NewCessationCheck => ({
  day,
  kept: kept === 'yes',
  craving: craving === '' ? null : Number(craving),
  notes: notes.trim() === '' ? null : notes,
});

export const checkDraftSchema = z
  .object({ day: z.string(), kept: z.enum(['', 'yes', 'no']), craving: z.string(), notes: z.string() })
  .superRefine((draft, ctx) => {
    if (draft.kept === '') ctx.addIssue({ code: 'custom', path: ['kept'], message: messages.keptMissing });
    const checked = newCessationCheckSchema.safeParse(toNewCheck(draft), { error: describeIssueAlone });
    for (const { path, message } of checked.error?.issues ?? []) ctx.addIssue({ code: 'custom', path, message });
  });

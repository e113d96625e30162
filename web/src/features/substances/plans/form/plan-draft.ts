import { addDaysTo } from '@vida/contract/core/time.ts';
import { describeIssueAlone } from '@vida/contract/core/validation-messages.ts';
import { needsHelpToStop } from '@vida/contract/substances/cessation-rules.ts';
import {
  type CessationPlan,
  cessationKindSchema,
  type NewCessationPlan,
  newCessationPlanSchema,
  triggerSchema,
} from '@vida/contract/substances/cessation-schemas.ts';
import { SUBSTANCE_UNITS, type SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { substanceTypeSchema, substanceUnitSchema } from '@vida/contract/substances/substance-schemas.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { planFormMessages as messages } from './plan-form-messages.ts';

export const CENTS = 100;
/** A day to get ready for: never today, which nobody who drinks heavily may be told. */
const DAYS_TO_GET_READY = 7;

const readableNumber = z.number({ error: messages.unreadable });

const fields = z.object({
  substanceType: substanceTypeSchema,
  kind: cessationKindSchema,
  usualPerDay: readableNumber.nullable(),
  unit: substanceUnitSchema,
  quitDay: z.string().min(1, { error: messages.quitDayMissing }),
  steps: z.array(
    z.object({
      fromDay: z.string().min(1, { error: messages.dayMissing }),
      dailyLimit: readableNumber.nullable().refine((limit) => limit !== null, { error: messages.limitMissing }),
    }),
  ),
  /** Reais. */
  price: readableNumber.nullable(),
  triggers: z.array(triggerSchema),
  /** Separated by commas. */
  ownTriggers: z.string(),
  reason: z.string(),
});

/** A plan while it is filled in. */
export type PlanDraft = z.input<typeof fields>;
export type PlanForm = UseFormReturn<PlanDraft>;

/** A game has no price for an hour, and nobody buys a milligram. */
export const hasPrice = (draft: Pick<PlanDraft, 'substanceType' | 'unit'>): boolean =>
  draft.substanceType !== 'gaming' && draft.unit !== 'mg';

const toList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const toNewPlan = (draft: PlanDraft): NewCessationPlan => ({
  substanceType: draft.substanceType,
  kind: draft.kind,
  quitDay: draft.quitDay,
  unit: draft.unit,
  usualPerDay: draft.usualPerDay ?? Number.NaN,
  unitPriceCents: draft.price !== null && hasPrice(draft) ? Math.round(draft.price * CENTS) : null,
  steps:
    draft.kind === 'taper'
      ? draft.steps.map(({ fromDay, dailyLimit }) => ({ fromDay, dailyLimit: dailyLimit ?? Number.NaN }))
      : [],
  triggers: draft.triggers,
  ownTriggers: toList(draft.ownTriggers),
  reason: draft.reason.trim() === '' ? null : draft.reason,
});

/** Where the form shows what the contract says of a field of the plan. */
const placeOf = (path: readonly PropertyKey[]): PropertyKey[] => {
  const [field] = path;
  if (field === 'unitPriceCents') return ['price'];
  return field === 'ownTriggers' ? ['ownTriggers'] : [...path];
};

/** What the form accepts: its own words for what is missing, the contract's for the rest. */
export const planDraftSchema = fields.superRefine((draft, ctx) => {
  if (draft.usualPerDay === null)
    return ctx.addIssue({ code: 'custom', path: ['usualPerDay'], message: messages.usualMissing });
  const checked = newCessationPlanSchema.safeParse(toNewPlan(draft), { error: describeIssueAlone });
  for (const { path, message } of checked.error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: placeOf(path), message });
});

/** A new plan for a substance. */
export const blankPlan = (substanceType: SubstanceType, today: string): PlanDraft => ({
  substanceType,
  kind: 'quit_date',
  usualPerDay: null,
  unit: SUBSTANCE_UNITS[substanceType][0],
  quitDay: addDaysTo(today, DAYS_TO_GET_READY),
  steps: [],
  price: null,
  triggers: [],
  ownTriggers: '',
  reason: '',
});

/** The form of a running plan. */
export const draftOfPlan = (plan: CessationPlan): PlanDraft => ({
  substanceType: plan.substanceType,
  kind: plan.kind,
  usualPerDay: plan.usualPerDay,
  unit: plan.unit,
  quitDay: plan.quitDay,
  steps: plan.steps,
  price: plan.unitPriceCents === null ? null : plan.unitPriceCents / CENTS,
  triggers: plan.triggers,
  ownTriggers: plan.ownTriggers.join(', '),
  reason: plan.reason ?? '',
});

/** Whether the usual amount in the form makes stopping without help dangerous. */
export const useNeedsHelp = (control: PlanForm['control']): boolean => {
  const [substanceType, unit, usualPerDay] = useWatch({ control, name: ['substanceType', 'unit', 'usualPerDay'] });
  return needsHelpToStop({ substanceType, unit, usualPerDay: usualPerDay ?? 0 });
};

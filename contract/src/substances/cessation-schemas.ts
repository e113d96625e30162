import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { textSchema } from '../core/text.ts';
import { daySchema } from '../core/time-schemas.ts';
import { maxAmountOf, unitBelongsTo } from './substance-kinds.ts';
import { substanceTypeSchema, substanceUnitSchema } from './substance-schemas.ts';

/** Quit on one day, or less and less by steps. */
export const CESSATION_KINDS = ['quit_date', 'taper'] as const;
export const cessationKindSchema = z.enum(CESSATION_KINDS);
export type CessationKind = z.infer<typeof cessationKindSchema>;

/** What makes people reach for it; the screen has the words. */
export const TRIGGERS = [
  'coffee',
  'after_meals',
  'stress',
  'sadness',
  'anger',
  'boredom',
  'loneliness',
  'celebration',
  'friends',
  'bar',
  'screen',
  'night',
  'waking_up',
  'tiredness',
  'payday',
] as const;
export const triggerSchema = z.enum(TRIGGERS);
export type Trigger = z.infer<typeof triggerSchema>;

export const MAX_OWN_TRIGGERS = 10;
/** Of a way down by steps. */
export const MAX_STEPS = 30;
export const MAX_PRICE_CENTS = 1_000_000;
/** Ten minutes: a craving passes in three to five (domain: lifestyle, tobacco). */
export const CRAVING_TIMER_MINUTES = 10;
export const CRAVING_OUTCOMES = ['passed', 'used'] as const;

/** From `fromDay` on at most `dailyLimit` units a day, until the next step. */
export const taperStepSchema = z.strictObject({ fromDay: daySchema, dailyLimit: z.number().min(0) });
export type TaperStep = z.infer<typeof taperStepSchema>;

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

const planFields = z.strictObject({
  substanceType: substanceTypeSchema,
  kind: cessationKindSchema,
  /** The first day without; for a taper the day on which its last step ends. */
  quitDay: daySchema,
  /** Unit of `usualPerDay`, of the steps and of the price. */
  unit: substanceUnitSchema,
  /** What a usual day was before the plan. */
  usualPerDay: z.number().positive(),
  /** Price of one unit in cents of real; null: not counted. */
  unitPriceCents: z.number().int().min(0).max(MAX_PRICE_CENTS).nullish(),
  /** A taper's steps, ascending; empty for a quit date. */
  steps: z.array(taperStepSchema).max(MAX_STEPS).default([]),
  triggers: z.array(triggerSchema).max(TRIGGERS.length).default([]).transform(distinct),
  ownTriggers: z.array(textSchema(100, 1)).max(MAX_OWN_TRIGGERS).default([]).transform(distinct),
  /** Why, in the person's own words. */
  reason: textSchema(500).nullish(),
});

type PlanFields = z.output<typeof planFields>;

const areStepsInOrder = ({ steps, quitDay }: PlanFields): boolean =>
  steps.every(({ fromDay }, index) => {
    const next = steps[index + 1];
    return fromDay < quitDay && (next === undefined || fromDay < next.fromDay);
  });

const doStepsFall = ({ steps, usualPerDay }: PlanFields): boolean =>
  steps.every(({ dailyLimit }, index) => dailyLimit < (steps[index - 1]?.dailyLimit ?? usualPerDay));

const addProblem = (ctx: z.RefinementCtx, field: keyof PlanFields, reason: string): void =>
  ctx.addIssue({ code: 'custom', path: [field], params: { reason } });

const checkUnit = ({ substanceType, unit, usualPerDay }: PlanFields, ctx: z.RefinementCtx): void => {
  const maximum = maxAmountOf(unit);
  if (!unitBelongsTo(substanceType, unit)) addProblem(ctx, 'unit', 'substance_unit');
  if (usualPerDay <= maximum) return;
  const [path, input] = [['usualPerDay'], usualPerDay];
  ctx.addIssue({ code: 'too_big', origin: 'number', maximum, inclusive: true, path, input });
};

const checkSteps = (plan: PlanFields, ctx: z.RefinementCtx): void => {
  const [path, input] = [['steps'], plan.steps];
  if (plan.kind === 'taper' && input.length === 0)
    ctx.addIssue({ code: 'too_small', origin: 'array', minimum: 1, inclusive: true, path, input });
  if (plan.kind === 'quit_date' && input.length > 0) addProblem(ctx, 'steps', 'taper_only');
  if (!areStepsInOrder(plan)) addProblem(ctx, 'steps', 'steps_order');
  if (!doStepsFall(plan)) addProblem(ctx, 'steps', 'steps_fall');
};

/** A plan as it is sent; PUT replaces the whole. */
export const newCessationPlanSchema = planFields.superRefine((plan, ctx) => {
  checkUnit(plan, ctx);
  checkSteps(plan, ctx);
});
export type NewCessationPlan = z.output<typeof newCessationPlanSchema>;

/** A plan may begin with a quit day that is past (people who already stopped) or to come, this many days at most. */
export const MAX_QUIT_DAY_DISTANCE = 366;
export const MAX_LISTED_CHECKS = 60;

export const CRAVING_STRENGTH = { min: 0, max: 10 } as const;

/** One day's look back: whether the plan was kept, how strong the wish was at its worst. */
export const cessationCheckSchema = z.object({
  day: daySchema,
  kept: z.boolean(),
  /** 0 to 10; null: not said. */
  craving: z.number().int().nullable(),
  notes: z.string().nullable(),
});
export type CessationCheck = z.infer<typeof cessationCheckSchema>;

export const newCessationCheckSchema = z.strictObject({
  day: daySchema,
  kept: z.boolean(),
  craving: z.number().int().min(CRAVING_STRENGTH.min).max(CRAVING_STRENGTH.max).nullish(),
  notes: textSchema(500).nullish(),
});
export type NewCessationCheck = z.output<typeof newCessationCheckSchema>;

/** A wish that came and, with the timer, went or not. */
export const newCravingSchema = z.strictObject({
  trigger: triggerSchema.nullish(),
  outcome: z.enum(CRAVING_OUTCOMES),
});
export type NewCraving = z.output<typeof newCravingSchema>;

/** How it goes, computed by the server on the person's day (cessation-rules.ts). */
export const cessationProgressSchema = z.object({
  phase: z.enum(['before', 'tapering', 'without']),
  /** Until the quit day; 0 from it on. */
  daysUntilQuit: z.number().int(),
  /** Whole days since the quit day or the last use after it, today not counted; 0 before. */
  daysWithout: z.number().int(),
  bestDaysWithout: z.number().int(),
  /** Days with use from the quit day on, ascending: history that is never erased. */
  relapseDays: z.array(daySchema),
  /** A taper's limit today, in the plan's unit; null outside its steps. */
  limitToday: z.number().nullable(),
  /** Used today, in the plan's unit. */
  usedToday: z.number(),
  /** Days on which the limit (a step's, none from the quit day on) was kept, of `daysSoFar`. */
  daysKept: z.number().int(),
  /** Days with a limit that are over, and today once it was looked back upon; 0 at first. */
  daysSoFar: z.number().int(),
  /** Not spent on days that are over, against usual ones, counted with caution; null without a price. */
  savedCents: z.number().int().nullable(),
  cravingsPassed: z.number().int(),
});
export type CessationProgress = z.infer<typeof cessationProgressSchema>;

export const cessationPlanSchema = z.object({
  id: idSchema,
  substanceType: substanceTypeSchema,
  kind: cessationKindSchema,
  quitDay: daySchema,
  unit: substanceUnitSchema,
  usualPerDay: z.number(),
  unitPriceCents: z.number().int().nullable(),
  steps: z.array(taperStepSchema),
  triggers: z.array(triggerSchema),
  ownTriggers: z.array(z.string()),
  reason: z.string().nullable(),
  startedDay: daySchema,
  /** Set when the person ended the plan; its history stays. */
  endedAt: z.string().nullable(),
  /** The newest `MAX_LISTED_CHECKS`, newest first. */
  checks: z.array(cessationCheckSchema),
  progress: cessationProgressSchema,
});
export type CessationPlan = z.infer<typeof cessationPlanSchema>;

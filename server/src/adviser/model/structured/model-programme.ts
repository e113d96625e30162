import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { AdviceSource } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { z } from 'zod';
import { type DayPlan, type DayRequest, type PlannedExercise, planDay } from '../../built-in/movement/plan-day.ts';
import { exerciseRulesOf } from '../../guardrails/movement/exercise-rules.ts';
import { findExerciseById, type LibraryExercise } from '../../movement/exercise-library.ts';
import { promptValuesOf } from '../context/prompt-context.ts';
import type { ModelDeps } from '../model-question.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import { askChecked, type Verdict } from './ask-checked.ts';

const ANSWER_TOKENS = 600;
/** Seeds whose plans the offer is drawn from: everything in it is right for this person on this day. */
const DRAWS = 16;
/** A session may be so much longer than the rules' own, minutes, and so much of it shorter. */
const LEEWAY = { more: 5, least: 0.7 } as const;
const EXERCISES = { min: 3, max: 7 } as const;
/** Of one exercise. */
const MINUTES = { min: 3, max: 60 } as const;

const proposalSchema = z.strictObject({
  exercises: z
    .array(z.strictObject({ name: z.string().min(2).max(100), duration: z.int().min(1).max(MINUTES.max) }))
    .min(EXERCISES.min)
    .max(EXERCISES.max),
});
type Proposal = z.infer<typeof proposalSchema>;

const minutesOf = (exercises: readonly { readonly duration: number }[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

/** Everything that the rules themselves would choose for this day, once, with the part of the session it is for. */
const drawOffer = (request: DayRequest): readonly PlannedExercise[] => {
  const drawn = Array.from({ length: DRAWS }, (_, at) => {
    const program = { ...request.program, seed: request.program.seed + at };
    return planDay({ ...request, program }).exercises;
  });
  return [...new Map(drawn.flat().map((exercise) => [exercise.name, exercise])).values()];
};

/** Minutes of an exercise as it is proposed, within what is sensible for it. */
const mendDuration = (proposed: number, { defaultMinutes }: LibraryExercise): number =>
  Math.min(MINUTES.max, 2 * defaultMinutes, Math.max(MINUTES.min, proposed));

const checkProposal = (
  { exercises }: Proposal,
  { profile, today }: DayRequest,
  plan: DayPlan,
  offer: readonly PlannedExercise[],
): Verdict<readonly PlannedExercise[]> => {
  const rules = exerciseRulesOf(profile, today);
  const session = exercises.flatMap(({ name, duration }) => {
    const known = offer.find((one) => one.name === name.trim());
    const exercise = known && findExerciseById(known.libraryId);
    return exercise && rules.allows(exercise) ? [{ ...known, duration: mendDuration(duration, exercise) }] : [];
  });
  const [first, last] = [session[0], session.at(-1)];
  const isHard = (planned: readonly PlannedExercise[]) => planned.some(({ intensity }) => intensity === 'high');
  const isDemanding = session.some(({ intensity }) => intensity !== 'low');
  const [minutes, usual] = [minutesOf(session), minutesOf(plan.exercises)];
  const found = [
    session.length < exercises.length && 'unknown_name',
    isDemanding && first?.intensity !== 'low' && 'no_warm_up',
    isHard(session) && !isHard(plan.exercises) && 'too_hard',
    new Set(session.map(({ libraryId }) => libraryId)).size < session.length && 'repeated',
    first?.phase !== 'warm_up' && 'no_first_part',
    last?.phase !== 'cool_down' && 'no_last_part',
  ].filter((reason) => reason !== false);
  const isOff = minutes > usual + LEEWAY.more || minutes < LEEWAY.least * usual;
  return {
    reasons: [
      ...found.map((reason) => wordsFor('session', reason)),
      ...(isOff ? [`durava ${minutes} minutos, e devem ser cerca de ${usual}`] : []),
    ],
    result: session,
  };
};

const describeOffer = (offer: readonly PlannedExercise[], plan: DayPlan): string =>
  [
    `Escolha de ${EXERCISES.min} a ${EXERCISES.max} exercícios desta lista, ao todo cerca de ` +
      `${minutesOf(plan.exercises)} minutos. Comece com um de warm_up e termine com um de cool_down.`,
    'nome | parte | intensidade | minutos usuais',
    ...offer.map(({ name, phase, intensity, duration }) => `${name} | ${phase} | ${intensity} | ${duration}`),
  ].join('\n');

/**
 * A day of a programme, chosen by a model among what the rules would choose for this person on this day, within the
 * rules' own kind of day, intensity and minutes; the rules' session where it does not, and for whom nothing is planned
 * without a professional. The person's id decides about consent and quota and never reaches the model.
 */
export const createModelDayPlanner =
  (deps: ModelDeps) =>
  async (request: DayRequest & { readonly userId: string }): Promise<DayPlan & { readonly source: AdviceSource }> => {
    const { profile, day, today, userId } = request;
    const plan = planDay(request);
    const needsOwnCare = plan.exercises.length === 0 || findNoPlanReason(profile, today) !== null;
    const exercises = await askChecked(deps, {
      task: 'exercises',
      section: 'exercises',
      userId,
      needsOwnCare,
      schema: proposalSchema,
      maxTokens: ANSWER_TOKENS,
      prepare: () => {
        const offer = drawOffer(request);
        return {
          values: promptValuesOf(
            { profile, now: new Date(`${day}T12:00:00Z`) },
            { categoria: wordsFor('category', 'exercise') },
          ),
          request: describeOffer(offer, plan),
          check: (proposal) => checkProposal(proposal, request, plan, offer),
        };
      },
    });
    return exercises ? { ...plan, exercises, source: 'model' } : { ...plan, source: 'rules' };
  };

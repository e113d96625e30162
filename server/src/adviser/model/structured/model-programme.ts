import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { AdviceSource } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { z } from 'zod';
import {
  type DayPlan,
  type DayRequest,
  type PlannedExercise,
  planDay,
} from '../../built-in/movement/plan-day.ts';
import {
  checkProposedProgramme,
  type ProposalBreach,
} from '../../guardrails/movement/check-proposed-programme.ts';
import { exerciseRulesOf } from '../../guardrails/movement/exercise-rules.ts';
import { promptValuesOf } from '../context/prompt-context.ts';
import type { ModelDeps, Personal } from '../model-deps.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import { askChecked, type Verdict } from './ask-checked.ts';

const ANSWER_TOKENS = 600;
/** Seeds whose plans the offer is drawn from: everything in it is right for this person on this day. */
const DRAWS = 16;
/** A session may be so much longer than the rules' own, minutes, and so much of it shorter. */
const LEEWAY = { more: 5, least: 0.7 } as const;
const EXERCISES = { min: 3, max: 7 } as const;

const proposalSchema = z.strictObject({
  exercises: z
    .array(z.strictObject({ name: z.string().min(2).max(100), duration: z.int().min(1).max(60) }))
    .min(EXERCISES.min)
    .max(EXERCISES.max),
});
type Proposal = z.infer<typeof proposalSchema>;

export interface ModelDayPlan extends DayPlan {
  readonly source: AdviceSource;
}

const reasonFor: Readonly<Record<ProposalBreach, string>> = {
  unknown_name: 'havia um exercício fora da lista',
  wrong_intensity: 'havia um exercício com outra intensidade',
  duration: 'havia um exercício curto ou longo demais',
  not_for_this_person: 'havia um exercício que a pessoa não pode fazer',
  no_warm_up: 'faltava começar com algo leve',
  too_many_hard_days: 'era intenso demais para hoje',
  too_many_minutes: 'tinha minutos demais',
  strength_two_days_running: 'repetia força em dias seguidos',
  forbidden_text: 'o texto dizia o que não pode',
};

/** What may be mended without asking again. */
const MENDED: readonly ProposalBreach[] = ['duration'];

const minutesOf = (exercises: readonly { readonly duration: number }[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

/** Everything that the rules themselves would choose for this day, with the part of the session it is for. */
const drawOffer = (request: DayRequest): readonly PlannedExercise[] => {
  const drawn = Array.from({ length: DRAWS }, (_, at) =>
    planDay({ ...request, program: { ...request.program, seed: request.program.seed + at } }),
  );
  return [
    ...new Map(
      drawn.flatMap(({ exercises }) => exercises.map((one) => [one.libraryId, one] as const)),
    ).values(),
  ];
};

const checkProposal = (
  { exercises }: Proposal,
  {
    request,
    plan,
    offer,
  }: { readonly request: DayRequest; readonly plan: DayPlan; readonly offer: readonly PlannedExercise[] },
): Verdict<readonly PlannedExercise[]> => {
  const byName = new Map(offer.map((exercise) => [exercise.name, exercise]));
  const offered = exercises.flatMap(({ name, duration }) => {
    const known = byName.get(name.trim());
    return known ? [{ ...known, duration }] : [];
  });
  const rules = exerciseRulesOf(request.profile, request.today);
  const isHard = plan.exercises.some(({ intensity }) => intensity === 'high');
  const { days, breaches } = checkProposedProgramme([{ exercises: offered, text: '' }], rules, {
    hardDays: isHard ? 1 : 0,
    isBeginner: true,
  });
  const session = (days[0] ?? []).flatMap(({ exercise, duration }) => {
    const known = byName.get(exercise.name);
    return known ? [{ ...known, duration }] : [];
  });
  const ids = new Set(session.map(({ libraryId }) => libraryId));
  const [minutes, usual] = [minutesOf(session), minutesOf(plan.exercises)];
  const reasons = [
    ...(offered.length < exercises.length ? [reasonFor.unknown_name] : []),
    ...breaches.filter((breach) => !MENDED.includes(breach)).map((breach) => reasonFor[breach]),
    ...(ids.size < session.length ? ['repetia um exercício'] : []),
    ...(session[0]?.phase === 'warm_up' ? [] : ['faltava começar com um aquecimento']),
    ...(session.at(-1)?.phase === 'cool_down' ? [] : ['faltava terminar com a volta à calma']),
    ...(minutes > usual + LEEWAY.more || minutes < LEEWAY.least * usual
      ? [`durava ${minutes} minutos, e devem ser cerca de ${usual}`]
      : []),
  ];
  return reasons.length > 0 ? { isAccepted: false, reasons } : { isAccepted: true, result: session };
};

const describeOffer = (offer: readonly PlannedExercise[], plan: DayPlan): string =>
  [
    `Escolha de ${EXERCISES.min} a ${EXERCISES.max} exercícios desta lista, ao todo cerca de ${minutesOf(plan.exercises)} minutos. Comece com um de warm_up e termine com um de cool_down.`,
    'nome | parte | intensidade | minutos usuais',
    ...offer.map(({ name, phase, intensity, duration }) => `${name} | ${phase} | ${intensity} | ${duration}`),
  ].join('\n');

/**
 * A day of a programme, chosen by a model among what the rules would choose for this person on this day, within the
 * rules' own kind of day, intensity and minutes; the rules' session where it does not, and for whom nothing is planned
 * without a professional.
 */
export const createModelDayPlanner = (deps: ModelDeps) => ({
  planDay: async (request: Personal<DayRequest>): Promise<ModelDayPlan> => {
    const plan = planDay(request);
    const ofRules = { ...plan, source: 'rules' as const };
    const needsOwnCare = findNoPlanReason(request.profile, request.today) !== null;
    if (plan.exercises.length === 0 || needsOwnCare || !(await deps.mayUse(request.userId))) {
      deps.tally('exercises', 'rules');
      return ofRules;
    }
    const offer = drawOffer(request);
    const { profile, day, userId } = request;
    const values = promptValuesOf(
      { profile, data: null, now: new Date(`${day}T12:00:00Z`), timeZone: 'UTC', glucoseUnit: 'mg/dL' },
      { categoria: 'movimento' },
    );
    const prompt = await deps.readPrompt('exercises');
    const { system, user } = renderPrompt('exercises', prompt, values);
    const exercises = await askChecked(deps, {
      task: 'exercises',
      userId,
      system,
      user: `${user}\n\n${describeOffer(offer, plan)}`,
      schema: proposalSchema,
      maxTokens: ANSWER_TOKENS,
      check: (proposal) => checkProposal(proposal, { request, plan, offer }),
    });
    return exercises ? { ...plan, exercises, source: 'model' } : ofRules;
  },
});

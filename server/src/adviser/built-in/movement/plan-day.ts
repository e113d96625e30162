import type {
  DayFocus,
  ExerciseCategory,
  ExercisePhase,
  Intensity,
  ProgramNotice,
} from '@vida/contract/exercises/exercise-kinds.ts';
import { INTENSITIES } from '@vida/contract/exercises/exercise-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { type ExerciseRules, exerciseRulesOf } from '../../guardrails/movement/exercise-rules.ts';
import { focusOf, weekdayOf } from './day-focus.ts';
import { fillSlots, fitMinutes } from './fill-slots.ts';
import { rowFor, trainedLevel } from './level-rows.ts';
import type { Trainee } from './makes-sense.ts';
import { programWeekOf, progressOf } from './progress.ts';
import { slotsOf } from './session-slots.ts';
import type { TrainedDay } from './trained-days.ts';

/** An exercise of a plan, before it has an id. */
export interface PlannedExercise {
  readonly libraryId: string;
  readonly name: string;
  /** Whole minutes. */
  readonly duration: number;
  readonly intensity: Intensity;
  readonly category: ExerciseCategory;
  readonly phase: ExercisePhase;
}

export interface DayPlan {
  readonly focus: DayFocus;
  /** 4 to 7; none for whom nothing fits. */
  readonly exercises: readonly PlannedExercise[];
  readonly notices: readonly ProgramNotice[];
}

export interface DayRequest {
  readonly profile: HealthProfile;
  /** The person's today, `yyyy-MM-dd`: decides the age. */
  readonly today: string;
  /** The day to plan. */
  readonly day: string;
  readonly program: { readonly seed: number; readonly startedDay: string };
  /** What was done since the programme began and on the day before; in any order. */
  readonly history: readonly TrainedDay[];
}

/** Strength and order change every so many weeks, so that what is practised can get better. */
const BLOCK_WEEKS = 4;
/** On two or three days a week from 60 on. */
const BALANCE_DAYS = 3;

/** Who rests in sameness gets the same exercises on every day of a kind. */
const seedOf = (request: DayRequest, rules: ExerciseRules, focus: DayFocus): string => {
  const { program, day } = request;
  const block = Math.floor((programWeekOf(program.startedDay, day) - 1) / BLOCK_WEEKS);
  return rules.has('Autismo', 'Deficiência Intelectual')
    ? `${program.seed}:${focus}`
    : `${program.seed}:${block}:${weekdayOf(day)}`;
};

const easier = (one: Intensity, other: Intensity): Intensity =>
  INTENSITIES.indexOf(one) < INTENSITIES.indexOf(other) ? one : other;

/** Days a week with a session that is more than light. */
export const targetDaysOf = (profile: HealthProfile, today: string): number => {
  const rules = exerciseRulesOf(profile, today);
  return rowFor(trainedLevel(profile.exerciseLevel, rules), rules).targetDays;
};

/**
 * The session of one day for one person: the same request makes the same plan. Nothing that the profile rules out is
 * ever in it; the domain's rules of exercise, sections 1 to 3, decide the rest.
 */
export const planDay = (request: DayRequest): DayPlan => {
  const { profile, today, day, program } = request;
  const rules = exerciseRulesOf(profile, today);
  const history = request.history.filter((trained) => trained.day < day);
  const progress = progressOf({
    chosenLevel: profile.exerciseLevel,
    rules,
    startedDay: program.startedDay,
    day,
    history,
  });
  const row = rowFor(progress.level, rules);
  const hasDiabetes = rules.has('Diabetes Tipo 1', 'Diabetes Tipo 2');
  const focus = focusOf({ day, today, week: row.week, startedDay: program.startedDay, hasDiabetes, history });
  const isHardDay = focus === 'aerobic' && row.hardDays.includes(weekdayOf(day));
  const trainee: Trainee = {
    rules,
    level: progress.level,
    mostIntense: isHardDay ? row.mostIntense : easier(row.mostIntense, 'moderate'),
    mayWalkModerately: progress.mayWalkModerately,
    hasDiabetes,
  };
  const trainingDays = row.week.flatMap((of, at) => (of === 'light' ? [] : [at]));
  const minutes = focus === 'light' ? progress.lightMinutes : progress.minutes;
  const slots = slotsOf({
    focus,
    minutes,
    strengthExercises: row.strengthExercises,
    withBalance: rules.isOlder && trainingDays.slice(0, BALANCE_DAYS).includes(weekdayOf(day)),
    withBreathing: progress.level === 'sedentary' || rules.has('Ansiedade', 'Asma', 'Hipertensão', 'Insônia'),
    longWarmUpMinutes: rules.longWarmUpMinutes,
  });
  const filled = fitMinutes(fillSlots(slots, trainee, seedOf(request, rules, focus)), minutes);
  const exercises = filled.map(({ slot, exercise, minutes: duration }) => ({
    libraryId: exercise.id,
    name: exercise.name,
    duration,
    intensity: exercise.intensity,
    category: exercise.category,
    phase: slot.phase,
  }));
  const isEmpty = exercises.length === 0;
  return {
    focus: isEmpty ? 'rest' : focus,
    exercises,
    notices: [...(isEmpty ? (['nothing_fits'] as const) : []), ...progress.notices, ...rules.notices],
  };
};

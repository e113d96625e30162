import type { ExerciseCategory, Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import {
  exerciseLibrary,
  findExerciseByName,
  type LibraryExercise,
} from '../../movement/exercise-library.ts';
import { foldName } from '../../movement/fold-name.ts';
import { findBreaches } from '../speech/speech-check.ts';
import type { ExerciseRules } from './exercise-rules.ts';

/** What somebody else, such as a language model, proposes for a week; nothing of it is trusted. */
export interface ProposedExercise {
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly intensity: Intensity;
  readonly duration: number;
}

export interface ProposedDay {
  readonly exercises: readonly ProposedExercise[];
  /** Everything it says beside the names. */
  readonly text: string;
}

export type ProposalBreach =
  | 'unknown_name'
  | 'wrong_intensity'
  | 'duration'
  | 'not_for_this_person'
  | 'no_warm_up'
  | 'too_many_hard_days'
  | 'too_many_minutes'
  | 'strength_two_days_running'
  | 'forbidden_text';

export interface CheckedProgramme {
  /** With names, intensities and durations of the library; what is ruled out is left out. */
  readonly days: readonly (readonly { readonly exercise: LibraryExercise; readonly duration: number }[])[];
  readonly breaches: readonly ProposalBreach[];
}

/** Whole minutes of one proposed exercise. */
const MINUTES = { min: 3, max: 60 } as const;
const BEGINNER_WEEK_MINUTES = 300;

const forbiddenTexts =
  /sem dor nao ha ganho|no pain|ate a falha|em jejum|\bsuplement|\bcreatina|\bwhey|pre treino|\d+ ?(?:mg|ui|unidades de insulina)\b/;

const pairsOf = (name: string): Set<string> => {
  const text = foldName(name);
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
};

/** Dice's coefficient of the letter pairs, 0 to 1. */
const likenessOf = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return (2 * a.intersection(b).size) / Math.max(1, a.size + b.size);
};

const nearestOf = ({ name, category }: ProposedExercise, rules: ExerciseRules) =>
  exerciseLibrary
    .filter((exercise) => exercise.category === category && rules.allows(exercise))
    .toSorted((a, b) => likenessOf(name, b.name) - likenessOf(name, a.name))[0];

/**
 * Holds a week against the rules of exercise (section 7): what can be put right is, what cannot is named.
 * `limits.hardDays`: days with high intensity that the level allows a week; `isBeginner`: at most 300 minutes a week.
 */
export const checkProposedProgramme = (
  week: readonly ProposedDay[],
  rules: ExerciseRules,
  limits: { readonly hardDays: number; readonly isBeginner: boolean },
): CheckedProgramme => {
  const breaches = new Set<ProposalBreach>();
  const mend = (proposed: ProposedExercise) => {
    const known = findExerciseByName(proposed.name);
    if (!known) breaches.add('unknown_name');
    if (known && known.intensity !== proposed.intensity) breaches.add('wrong_intensity');
    const exercise = known ?? nearestOf(proposed, rules);
    if (!exercise) return [];
    if (!rules.allows(exercise)) {
      breaches.add('not_for_this_person');
      return [];
    }
    const most = Math.min(MINUTES.max, 2 * exercise.defaultMinutes);
    const asked = Number.isFinite(proposed.duration)
      ? Math.round(proposed.duration)
      : exercise.defaultMinutes;
    const duration = Math.min(most, Math.max(MINUTES.min, asked));
    if (duration !== proposed.duration) breaches.add('duration');
    return [{ exercise, duration }];
  };
  const days = week.map((day) => {
    const text = [day.text, ...day.exercises.map(({ name }) => name)].join('\n');
    if (forbiddenTexts.test(foldName(text)) || findBreaches(text).length > 0) breaches.add('forbidden_text');
    const mended = day.exercises.flatMap(mend);
    const [first] = mended;
    const isDemanding = mended.some(({ exercise }) => exercise.intensity !== 'low');
    if (isDemanding && first?.exercise.intensity !== 'low') breaches.add('no_warm_up');
    return mended;
  });
  const holds = (test: (exercise: LibraryExercise) => boolean) =>
    days.map((day) => day.some(({ exercise }) => test(exercise)));
  const hardDays = holds(({ intensity }) => intensity === 'high').filter(Boolean).length;
  if (hardDays > limits.hardDays) breaches.add('too_many_hard_days');
  const minutes = days.flat().reduce((sum, { duration }) => sum + duration, 0);
  if (limits.isBeginner && minutes > BEGINNER_WEEK_MINUTES) breaches.add('too_many_minutes');
  const strength = holds(({ category }) => category === 'strength');
  if (strength.some((isStrong, at) => isStrong && strength[at + 1]))
    breaches.add('strength_two_days_running');
  return { days, breaches: [...breaches] };
};

import type { Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import type { ExerciseRules } from '../../guardrails/movement/exercise-rules.ts';
import { exerciseLibrary, type LibraryExercise } from '../../movement/exercise-library.ts';
import { rankOf } from './level-rows.ts';
import type { Slot } from './session-slots.ts';

/** Who a session is for. */
export interface Trainee {
  readonly rules: ExerciseRules;
  readonly level: ExerciseLevel;
  /** Of this day. */
  readonly mostIntense: Intensity;
  readonly mayWalkModerately: boolean;
  readonly hasDiabetes: boolean;
}

const FRAIL_AGE_YEARS = 75;

/** Rather seated: standing is ruled out, or is the harder part. */
export const isFrail = ({ rules }: Trainee): boolean =>
  rules.has('Dificuldade de Locomoção') || (rules.age !== null && rules.age >= FRAIL_AGE_YEARS);

/** Whether nothing speaks against a light walk. */
export const canWalk = ({ rules }: Trainee): boolean =>
  exerciseLibrary.some((exercise) => exercise.id === 'caminhada-leve' && rules.allows(exercise));

/** Exercises that are right only for some, although nothing rules them out. */
export const makesSense = (exercise: LibraryExercise, trainee: Trainee, slot: Slot): boolean => {
  const { rules, level, hasDiabetes } = trainee;
  const { id, traits } = exercise;
  const walks = canWalk(trainee);
  const isSeatedHelp = isFrail(trainee) || !walks;
  if (id === 'caminhada-com-apoio') return isFrail(trainee);
  if (id === 'caminhada-apos-refeicao') return hasDiabetes && slot.kind === 'gentle';
  if (id === 'propulsao-de-cadeira') return rules.has('Cadeirante');
  if (id === 'aperto-de-bolinha') return !walks && slot.kind === 'strength';
  if (id === 'tai-chi-sentado' && slot.kind === 'warm_up') return !walks;
  // What a sore knee is strengthened by.
  if (id === 'extensao-de-joelhos-sentada' && rules.has('Dor no Joelho', 'Artrose')) return true;
  if (isFrail(trainee) && traits.has('floor')) return false;
  // The spine rounds under load, which older bones may not bear.
  if (id === 'abdominal-curto') return !rules.isOlder;
  if (traits.has('practised')) return rankOf(level) >= rankOf('intermediate') && !rules.isOlder;
  if (id === 'jardinagem-leve') return level === 'sedentary' || level === 'beginner';
  if (traits.has('seated_aerobic')) return isSeatedHelp || level === 'sedentary' || rules.mostIntense === 'low';
  return exercise.category !== 'seated' || isSeatedHelp;
};

import { createHash } from 'node:crypto';
import { INTENSITIES, type Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import type { ExerciseRules } from '../../guardrails/movement/exercise-rules.ts';
import { exerciseLibrary, type LibraryExercise } from '../../movement/exercise-library.ts';
import {
  KIND_TO_JOINTS,
  MUSCLE_GROUPS,
  NEEDS_PLACE,
  SEATED_AEROBIC,
} from '../../movement/exercise-traits.ts';
import { rankOf } from './level-rows.ts';
import { SHORTEST_MINUTES, type Slot, type SlotKind } from './session-slots.ts';

/** Who a session is for. */
export interface Trainee {
  readonly rules: ExerciseRules;
  readonly level: ExerciseLevel;
  /** Of this day. */
  readonly mostIntense: Intensity;
  readonly mayWalkModerately: boolean;
  readonly hasDiabetes: boolean;
}

const strengthIds: ReadonlySet<string> = new Set(Object.values(MUSCLE_GROUPS).flat());
const WARM_UPS: ReadonlySet<string> = new Set([
  'caminhada-leve',
  'caminhada-com-apoio',
  'marcha-sentada',
  'danca-sentada',
  'elevacao-de-bracos-sentada',
  'mobilidade-de-tornozelos',
  'rotacao-de-tronco-sentada',
]);
const GENTLE: ReadonlySet<string> = new Set([
  'caminhada-leve',
  'caminhada-com-apoio',
  'caminhada-apos-refeicao',
  'ioga-suave',
  'jardinagem-leve',
  'tai-chi-sentado',
  'danca-sentada',
  'marcha-sentada',
]);
/** Not for beginners, nor from 60 on, although nothing rules them out. */
const FOR_PRACTISED: ReadonlySet<string> = new Set([
  'subir-escadas',
  'polichinelo-sem-salto',
  'circuito-moderado',
  'circuito-intenso',
]);
const LONGEST_STRETCH_MINUTES = 10;
const FRAIL_AGE_YEARS = 75;
const LONGEST_DRILL_MINUTES = 10;
const LONGEST_MINUTES = 60;
const LEAST_MINUTES_ELSEWHERE = 10;
const LEAST_AEROBIC_MINUTES = 5;

const fits = (kind: SlotKind, { id, category, intensity, defaultMinutes }: LibraryExercise): boolean => {
  if (kind === 'strength') return strengthIds.has(id);
  if (kind === 'aerobic')
    return (
      (category === 'aerobic' && id !== 'jardinagem-leve' && !GENTLE.has(id)) ||
      id === 'caminhada-leve' ||
      id === 'caminhada-com-apoio' ||
      SEATED_AEROBIC.has(id)
    );
  if (kind === 'warm_up') return WARM_UPS.has(id);
  if (kind === 'gentle') return GENTLE.has(id);
  if (kind === 'stretch')
    return category === 'flexibility' && intensity === 'low' && defaultMinutes <= LONGEST_STRETCH_MINUTES;
  return category === kind;
};

/** Rather seated: standing is ruled out, or is the harder part. */
const isFrail = ({ rules }: Trainee): boolean =>
  rules.has('Dificuldade de Locomoção') || (rules.age !== null && rules.age >= FRAIL_AGE_YEARS);

const canWalk = ({ rules }: Trainee): boolean =>
  exerciseLibrary.some((exercise) => exercise.id === 'caminhada-leve' && rules.allows(exercise));

/** Exercises that are right only for some, although nothing rules them out. */
const makesSense = (exercise: LibraryExercise, trainee: Trainee, slot: Slot): boolean => {
  const { rules, level, hasDiabetes } = trainee;
  const { id } = exercise;
  const walks = canWalk(trainee);
  const isSeatedHelp = isFrail(trainee) || !walks;
  if (id === 'caminhada-com-apoio') return isFrail(trainee);
  if (id === 'caminhada-apos-refeicao') return hasDiabetes && slot.kind === 'gentle';
  if (id === 'propulsao-de-cadeira') return rules.has('Cadeirante');
  if (id === 'aperto-de-bolinha') return !walks;
  if (FOR_PRACTISED.has(id)) return rankOf(level) >= rankOf('intermediate') && !rules.isOlder;
  if (id === 'jardinagem-leve') return level === 'sedentary' || level === 'beginner';
  if (SEATED_AEROBIC.has(id)) return isSeatedHelp || level === 'sedentary' || rules.mostIntense === 'low';
  return exercise.category !== 'seated' || isSeatedHelp;
};

const isEasyEnough = ({ id, intensity }: LibraryExercise, trainee: Trainee): boolean =>
  INTENSITIES.indexOf(intensity) <= INTENSITIES.indexOf(trainee.mostIntense) ||
  (id === 'caminhada-moderada' && trainee.mayWalkModerately);

/** Made for the level, or for an easier one. */
const isForLevel = ({ levels }: LibraryExercise, level: ExerciseLevel): boolean =>
  [...levels].some((one) => rankOf(one) <= rankOf(level));

/** The least minutes in which an exercise makes sense: nobody goes to the pool for five. */
export const leastMinutesOf = ({ id, category, defaultMinutes }: LibraryExercise): number => {
  if (NEEDS_PLACE.has(id)) return Math.max(LEAST_MINUTES_ELSEWHERE, Math.ceil(defaultMinutes / 2));
  if (category === 'aerobic') return Math.max(LEAST_AEROBIC_MINUTES, Math.ceil(defaultMinutes / 4));
  return category === 'strength'
    ? SHORTEST_MINUTES
    : Math.max(SHORTEST_MINUTES, Math.ceil(defaultMinutes / 3));
};

/** Short drills (jumping jacks, stairs) stay as short as they are usual; anything else at most doubles. */
export const mostMinutesOf = ({ category, defaultMinutes }: LibraryExercise): number => {
  const isDrill = category === 'aerobic' && defaultMinutes <= LONGEST_DRILL_MINUTES;
  return Math.min(LONGEST_MINUTES, isDrill ? defaultMinutes : 2 * defaultMinutes);
};

const WARM_UP_OR_SHORT: readonly SlotKind[] = ['warm_up', 'balance'];

const fitsMinutes = (exercise: LibraryExercise, { kind, minutes }: Slot): boolean =>
  WARM_UP_OR_SHORT.includes(kind) ||
  (minutes >= leastMinutesOf(exercise) && minutes <= mostMinutesOf(exercise));

/** 0 to 1, the same for the same words. */
const drawOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;

/** Higher comes first: chance within a seed, and what is better for this person. */
const scoreOf = (exercise: LibraryExercise, trainee: Trainee, slot: Slot, seed: string): number => {
  const { id, intensity, levels, category } = exercise;
  const { rules, level } = trainee;
  const likesWater =
    KIND_TO_JOINTS.has(id) &&
    rules.has('Artrite', 'Artrose', 'Dor no Joelho', 'Obesidade', 'Fibromialgia', 'Bursite');
  const likesEffort = level !== 'sedentary' && rules.doseFactor === 1;
  const walksOwnWay = canWalk(trainee) && !isFrail(trainee);
  return (
    drawOf(`${seed}:${id}`) +
    (likesWater ? 0.3 : NEEDS_PLACE.has(id) ? -0.6 : 0) +
    (levels.has(level) ? 0.3 : 0) +
    (slot.kind === 'aerobic' && likesEffort && intensity === 'moderate' ? 0.8 : 0) +
    (slot.kind === 'strength' && intensity === 'moderate' ? 0.2 : 0) +
    (slot.kind === 'aerobic' && intensity === 'high' ? 0.9 : 0) +
    (walksOwnWay && category === 'seated' && slot.kind !== 'warm_up' ? -0.5 : 0) +
    (walksOwnWay && id === 'caminhada-leve' && (slot.kind !== 'aerobic' || rules.mostIntense === 'low')
      ? 0.6
      : 0) +
    (id === 'caminhada-apos-refeicao' ? 0.7 : 0) +
    (id === 'aperto-de-bolinha' ? -0.6 : 0) +
    (rules.has('Asma') && id === 'respiracao-labios-franzidos' ? 0.5 : 0)
  );
};

/** Exercises for a place in a session, the best first. `seed` decides between equals. */
export const candidatesFor = (slot: Slot, trainee: Trainee, seed: string): readonly LibraryExercise[] => {
  const allowed = exerciseLibrary.filter(
    (exercise) =>
      fits(slot.kind, exercise) &&
      trainee.rules.allows(exercise) &&
      isEasyEnough(exercise, trainee) &&
      isForLevel(exercise, trainee.level) &&
      makesSense(exercise, trainee, slot),
  );
  const fitting = allowed.filter((exercise) => fitsMinutes(exercise, slot));
  // Where none fits, what can be done in the fewest minutes.
  const least = Math.min(...allowed.map(leastMinutesOf));
  const shortest = allowed.filter((exercise) => leastMinutesOf(exercise) === least);
  const scored = (fitting.length > 0 ? fitting : shortest).map((exercise) => ({
    exercise,
    score: scoreOf(exercise, trainee, slot, seed),
  }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ exercise }) => exercise);
};

/** What can be done whatever the body allows: seated and light, stretching, breathing. */
export const fillersFor = (slot: Slot, trainee: Trainee, seed: string): readonly LibraryExercise[] =>
  exerciseLibrary
    .filter(
      (exercise) =>
        ['breathing', 'flexibility', 'seated'].includes(exercise.category) &&
        exercise.canBeSeated &&
        exercise.intensity === 'low' &&
        isForLevel(exercise, trainee.level) &&
        makesSense(exercise, trainee, slot) &&
        trainee.rules.allows(exercise),
    )
    .toSorted((a, b) => drawOf(`${seed}:${b.id}`) - drawOf(`${seed}:${a.id}`));

import { createHash } from 'node:crypto';
import type { LibraryExercise } from '../../movement/exercise-library.ts';
import { canWalk, isFrail, type Trainee } from './makes-sense.ts';
import type { Slot } from './session-slots.ts';

/** 0 to 1, the same for the same words. */
export const drawOf = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;

/** Higher comes first: chance within a seed, and what is better for this person. */
export const scoreExercise = (exercise: LibraryExercise, trainee: Trainee, slot: Slot, seed: string): number => {
  const { id, intensity, levels, category, traits } = exercise;
  const { rules, level } = trainee;
  const likesWater =
    traits.has('joints') && rules.has('Artrite', 'Artrose', 'Dor no Joelho', 'Obesidade', 'Fibromialgia', 'Bursite');
  const likesEffort = level !== 'sedentary' && rules.doseFactor === 1;
  const walksOwnWay = canWalk(trainee) && !isFrail(trainee);
  return (
    drawOf(`${seed}:${id}`) +
    (likesWater ? 0.3 : traits.has('needs_place') ? -0.6 : 0) +
    (levels.has(level) ? 0.3 : 0) +
    (slot.kind === 'aerobic' && likesEffort && intensity === 'moderate' ? 0.8 : 0) +
    (slot.kind === 'strength' && intensity === 'moderate' ? 0.2 : 0) +
    (slot.kind === 'aerobic' && intensity === 'high' ? 0.9 : 0) +
    (walksOwnWay && category === 'seated' && slot.kind !== 'warm_up' ? -0.5 : 0) +
    (walksOwnWay && id === 'caminhada-leve' && (slot.kind !== 'aerobic' || rules.mostIntense === 'low') ? 0.6 : 0) +
    (id === 'caminhada-apos-refeicao' ? 0.7 : 0) +
    (id === 'aperto-de-bolinha' ? -0.6 : 0) +
    (rules.has('Asma') && id === 'respiracao-labios-franzidos' ? 0.5 : 0)
  );
};

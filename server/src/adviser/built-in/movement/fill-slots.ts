import { type LibraryExercise, MUSCLE_GROUPS, type MuscleGroup } from '../../movement/exercise-library.ts';
import { candidatesFor, fillersFor } from './candidates.ts';
import { leastMinutesOf, mostMinutesOf } from './exercise-minutes.ts';
import type { Trainee } from './makes-sense.ts';
import { drawOf } from './score-exercise.ts';
import { EXERCISES_A_SESSION, SHORTEST_MINUTES, type Slot, type SlotKind } from './session-slots.ts';

/** An exercise in its place; `minutes` is settled by `fitMinutes`. */
export interface Filled {
  readonly slot: Slot;
  readonly exercise: LibraryExercise;
  readonly minutes: number;
}

/** The parts that matter most choose first. */
const CHOOSING: readonly SlotKind[] = ['strength', 'aerobic', 'gentle', 'balance', 'warm_up', 'stretch', 'breathing'];

/** Legs always, then the others in an order that changes from day to day: two exercises a session leave none out. */
const groupsInTurn = (seed: string): readonly MuscleGroup[] =>
  MUSCLE_GROUPS.toSorted((a, b) => {
    const rank = (group: MuscleGroup) => (group === 'legs' ? -1 : drawOf(`${seed}:${group}`));
    return rank(a) - rank(b);
  });

/** Nobody stretches one neck for ten minutes to make a session long enough. */
const longestOf = ({ kind }: Slot, exercise: LibraryExercise): number => {
  if (kind === 'aerobic' || kind === 'gentle' || kind === 'strength') return mostMinutesOf(exercise);
  return Math.max(SHORTEST_MINUTES, exercise.defaultMinutes);
};

const clamp = (minutes: number, exercise: LibraryExercise): number =>
  Math.min(mostMinutesOf(exercise), Math.max(SHORTEST_MINUTES, minutes));

/** Where something is put in so that a session is one. */
const FILLER: Slot = { kind: 'stretch', phase: 'cool_down', minutes: SHORTEST_MINUTES, isFixed: false };

/** Puts an exercise into every place that has one for this person; none twice, muscle groups in turn. */
export const fillSlots = (slots: readonly Slot[], trainee: Trainee, seed: string): Filled[] => {
  const taken = new Map<Slot, LibraryExercise>();
  const isTaken = (exercise: LibraryExercise) => [...taken.values()].includes(exercise);
  for (const kind of CHOOSING)
    for (const slot of slots.filter((one) => one.kind === kind)) {
      // One vigorous exercise is enough for a day.
      const isHard = [...taken.values()].some(({ intensity }) => intensity === 'high');
      const free = candidatesFor(slot, trainee, seed).filter(
        (exercise) => !isTaken(exercise) && !(isHard && exercise.intensity === 'high'),
      );
      const groups = new Set([...taken.values()].map(({ muscles }) => muscles));
      const order = groupsInTurn(seed).filter((group) => !groups.has(group));
      const next = order.map((group) => free.find(({ muscles }) => muscles === group)).find(Boolean);
      // Nobody starts cold: where the usual beginnings are ruled out or taken, loosening up is one.
      const loosening = fillersFor(slot, trainee, seed).find(
        (exercise) => exercise.category !== 'breathing' && !isTaken(exercise),
      );
      const best = kind === 'strength' ? (next ?? free[0]) : free[0];
      const chosen = best ?? (kind === 'warm_up' ? loosening : undefined);
      if (chosen) taken.set(slot, chosen);
    }
  const filled = slots.flatMap((slot) => {
    const exercise = taken.get(slot);
    return exercise ? [{ slot, exercise, minutes: clamp(slot.minutes, exercise) }] : [];
  });
  const missing = Math.max(0, EXERCISES_A_SESSION.min - filled.length);
  const spare = fillersFor(FILLER, trainee, seed).filter((exercise) => !isTaken(exercise));
  const extra = spare.slice(0, missing).map((exercise) => ({
    slot: FILLER,
    exercise,
    minutes: clamp(SHORTEST_MINUTES, exercise),
  }));
  const isEnd = ({ slot }: Filled) => slot.phase === 'cool_down';
  return [...filled.filter((one) => !isEnd(one)), ...extra, ...filled.filter(isEnd)];
};

/** Who takes more minutes first, and gives them up last. */
const STRETCHING_ORDER: readonly SlotKind[] = [
  'aerobic',
  'gentle',
  'strength',
  'balance',
  'warm_up',
  'stretch',
  'breathing',
];

/** Lengthens or shortens minute by minute until the session lasts `minutes`, as far as its exercises allow. */
export const fitMinutes = (filled: readonly Filled[], minutes: number): Filled[] => {
  const lengths = filled.map((one) => one.minutes);
  const order = filled
    .map((one, at) => ({ at, one }))
    .filter(({ one }) => !one.slot.isFixed)
    .toSorted((a, b) => STRETCHING_ORDER.indexOf(a.one.slot.kind) - STRETCHING_ORDER.indexOf(b.one.slot.kind));
  const sum = () => lengths.reduce((total, length) => total + length, 0);
  const growable = () =>
    order
      .filter(({ at, one }) => (lengths[at] ?? 0) < longestOf(one.slot, one.exercise))
      .toSorted((a, b) => filledShare(a.at) - filledShare(b.at))[0];
  const filledShare = (at: number) => {
    const one = filled[at];
    const length = lengths[at] ?? 0;
    if (!one) return 1;
    return length / one.exercise.defaultMinutes + STRETCHING_ORDER.indexOf(one.slot.kind) / STRETCHING_ORDER.length;
  };
  const shrinkable = () =>
    order
      .filter(({ at }) => (lengths[at] ?? 0) > SHORTEST_MINUTES)
      .toSorted(
        (a, b) =>
          (lengths[b.at] ?? 0) -
          leastMinutesOf(b.one.exercise) -
          ((lengths[a.at] ?? 0) - leastMinutesOf(a.one.exercise)),
      )[0];
  while (sum() !== minutes) {
    const isShort = sum() < minutes;
    const next = isShort ? growable() : shrinkable();
    if (!next) break;
    lengths[next.at] = (lengths[next.at] ?? 0) + (isShort ? 1 : -1);
  }
  return filled.map((one, at) => ({ ...one, minutes: lengths[at] ?? one.minutes }));
};

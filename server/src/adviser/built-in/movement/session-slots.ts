import type { DayFocus, ExercisePhase } from '@vida/contract/exercises/exercise-kinds.ts';

export const SLOT_KINDS = ['warm_up', 'balance', 'strength', 'aerobic', 'gentle', 'stretch', 'breathing'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A place in a session, with about how many minutes it gets. */
export interface Slot {
  readonly kind: SlotKind;
  readonly phase: ExercisePhase;
  readonly minutes: number;
  /** Its minutes are not changed to make the session fit. */
  readonly isFixed: boolean;
}

/** No exercise is shorter. */
export const SHORTEST_MINUTES = 3;
export const EXERCISES_A_SESSION = { min: 4, max: 7 } as const;
/** Less is no aerobic exercise. */
const SHORTEST_AEROBIC = 5;
const STRENGTH_MINUTES_UP_TO = 8;
const TWO_AEROBICS_FROM = 30;

export interface SessionShape {
  readonly focus: DayFocus;
  /** Of the whole session. */
  readonly minutes: number;
  readonly strengthExercises: number;
  readonly withBalance: boolean;
  /** Breathing beside the stretching at the end. */
  readonly withBreathing: boolean;
  readonly longWarmUpMinutes: number | null;
}

const slot = (kind: SlotKind, phase: ExercisePhase, minutes: number, isFixed = false): Slot => ({
  kind,
  phase,
  minutes,
  isFixed,
});

const main = (kind: SlotKind, minutes: number): Slot => slot(kind, 'main', Math.floor(minutes));

const edgeMinutes = (minutes: number): number => {
  if (minutes >= 30) return 5;
  return minutes >= 20 ? 4 : SHORTEST_MINUTES;
};

const lightDay = (minutes: number): Slot[] => [
  main('gentle', minutes - 3 * SHORTEST_MINUTES),
  main('stretch', SHORTEST_MINUTES),
  main('stretch', SHORTEST_MINUTES),
  slot('breathing', 'cool_down', SHORTEST_MINUTES),
];

const strengthSlots = (minutes: number, count: number): Slot[] => {
  const fitting = Math.max(1, Math.min(count, Math.floor(minutes / SHORTEST_MINUTES)));
  const each = Math.min(STRENGTH_MINUTES_UP_TO, minutes / fitting);
  return Array.from({ length: fitting }, () => main('strength', each));
};

const aerobicSlots = (minutes: number, count: number): Slot[] =>
  Array.from({ length: count }, () => main('aerobic', minutes / count));

const work = (shape: SessionShape, minutes: number): Slot[] => {
  const { focus, strengthExercises } = shape;
  if (focus === 'aerobic') return aerobicSlots(minutes, minutes >= TWO_AEROBICS_FROM ? 2 : 1);
  if (focus === 'strength') {
    const strength = strengthSlots(minutes, strengthExercises);
    const left = minutes - strength.reduce((sum, { minutes: each }) => sum + each, 0);
    return left >= 2 * SHORTEST_AEROBIC ? [...strength, ...aerobicSlots(left, 1)] : strength;
  }
  const most = Math.min(strengthExercises, 3);
  const forStrength = Math.max(SHORTEST_MINUTES * (minutes < 3 * SHORTEST_AEROBIC - 1 ? 2 : most), minutes / 2);
  const left = minutes - forStrength;
  if (left < SHORTEST_AEROBIC) return strengthSlots(minutes, strengthExercises);
  return [...strengthSlots(forStrength, most), ...aerobicSlots(left, 1)];
};

/** The places of a session in their order: warm-up, balance, strength, aerobic, stretching, breathing. */
export const slotsOf = (shape: SessionShape): readonly Slot[] => {
  const { focus, minutes, longWarmUpMinutes, withBalance } = shape;
  if (focus === 'light') return lightDay(minutes);
  const long = longWarmUpMinutes;
  const edge = edgeMinutes(minutes);
  const warmUp = slot('warm_up', 'warm_up', long ?? edge, long !== null);
  const withBreathing = long !== null || (shape.withBreathing && minutes >= 20);
  const coolDown =
    long === null
      ? [
          slot('stretch', 'cool_down', edge),
          ...(focus === 'aerobic' && !withBreathing && !withBalance
            ? [slot('stretch', 'cool_down', SHORTEST_MINUTES)]
            : []),
          ...(withBreathing ? [slot('breathing', 'cool_down', SHORTEST_MINUTES)] : []),
        ]
      : [slot('stretch', 'cool_down', long / 2, true), slot('breathing', 'cool_down', long / 2, true)];
  const balance = withBalance ? [main('balance', SHORTEST_MINUTES)] : [];
  const around = [warmUp, ...balance, ...coolDown].reduce((sum, { minutes: each }) => sum + each, 0);
  const room = EXERCISES_A_SESSION.max - 1 - balance.length - coolDown.length;
  const working = work(shape, minutes - around).slice(-room);
  return [warmUp, ...balance, ...working, ...coolDown];
};

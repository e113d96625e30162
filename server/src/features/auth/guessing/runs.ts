import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { Piece } from './piece.ts';

/** A count or a straight walk of three characters is no accident any more; a bent walk needs one more. */
const LEAST_LENGTH = 3;
const LEAST_WOVEN = 6;
/** Longer ones are put together of several. */
const LONGEST = 40;
const COUNT_COST = 1.2;
const WOVEN_COST = 2.2;
const WALK_COST = 1.4;
/** Each change of direction of a walk. */
const TURN_COST = 0.7;

type Graph = Readonly<Record<string, readonly (string | null)[]>>;

/** Where `b` lies from `a` on a keyboard; undefined when they are no neighbours. Shift does not count. */
const directionOn = (graph: Graph) => {
  const directions = new Map<string, number>();
  for (const [key, neighbours] of Object.entries(graph))
    neighbours.forEach((neighbour, direction) => {
      for (const character of neighbour ?? '') directions.set(`${key}${character.toLowerCase()}`, direction);
    });
  return (a: string, b: string) => directions.get(a + b);
};

/** How a step from one character to the next is named; the same name twice is a run that goes on. */
type Step = (a: string, b: string) => number | undefined;

const inAlphabet: Step = (a, b) => {
  const step = (b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0);
  const isPlain = /^[a-z]{2}$|^\d{2}$/.test(a + b);
  // '90' goes on as '89' did.
  if (a + b === '90') return 1;
  if (a + b === '09') return -1;
  return isPlain && step !== 0 && Math.abs(step) <= 2 ? step : undefined;
};

let keyboards: readonly Step[] | undefined;
const keyboardSteps = (): readonly Step[] => {
  keyboards ??= [directionOn(adjacencyGraphs.qwerty), directionOn(adjacencyGraphs.keypad)];
  return keyboards;
};

/** Every run that begins at `from`, of each length: what ends earlier may be followed by something cheaper. */
const runsFrom = (text: string, from: number, step: Step, isStrict: boolean, cost: number): Piece[] => {
  const pieces: Piece[] = [];
  let turns = 0;
  let last: number | undefined;
  for (let at = from + 1; at < Math.min(text.length, from + LONGEST); at += 1) {
    const direction = step(text[at - 1] ?? '', text[at] ?? '');
    if (direction === undefined) break;
    if (last !== undefined && direction !== last) {
      if (isStrict) break;
      turns += 1;
    }
    last = direction;
    const to = at + 1;
    if (to - from >= LEAST_LENGTH + Math.min(turns, 1))
      pieces.push({ from, to, cost: cost + turns * TURN_COST, kind: 'sequence' });
  }
  return pieces;
};

/** The ways in which `b` may follow `a` in a count or walk, or stand still. */
const waysBetween = (a: string, b: string): ReadonlySet<string> => {
  const steps = [inAlphabet, ...keyboardSteps()];
  const ways = steps.flatMap((step, index) => {
    const direction = step(a, b);
    return direction === undefined ? [] : [`${index} ${direction}`];
  });
  return new Set(a === b ? ['same', ...ways] : ways);
};

/** Two counts or walks taken in turns, each keeping its direction: a1b2c3, 1q2w3e, 1a1a1a. */
const wovenFrom = (text: string, from: number): Piece[] => {
  const pieces: Piece[] = [];
  const open: (ReadonlySet<string> | undefined)[] = [];
  for (let at = from + 2; at < Math.min(text.length, from + LONGEST); at += 1) {
    const ways = waysBetween(text[at - 2] ?? '', text[at] ?? '');
    const still = open[at % 2]?.intersection(ways) ?? ways;
    if (still.size === 0) break;
    open[at % 2] = still;
    if (at + 1 - from >= LEAST_WOVEN) pieces.push({ from, to: at + 1, cost: WOVEN_COST, kind: 'sequence' });
  }
  return pieces;
};

/** Counts (abcd, 4321, 2468) and walks over neighbouring keys (qwert, 1qaz, 2580). */
export const findRuns = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; from += 1) {
    pieces.push(...runsFrom(text, from, inAlphabet, true, COUNT_COST), ...wovenFrom(text, from));
    for (const step of keyboardSteps()) pieces.push(...runsFrom(text, from, step, false, WALK_COST));
  }
  return pieces;
};

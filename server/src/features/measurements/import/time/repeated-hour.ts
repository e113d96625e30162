import { isDeepStrictEqual } from 'node:util';
import { forEachInTurns } from '../in-turns.ts';
import type { Located, LocatedRow } from './locate.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Closer than any sensor measures: two values so close are the same minute of both passes. */
const SAME_TIME_MS = 30_000;

interface Pass {
  isSecond: boolean;
  previousMs: number;
  first: LocatedRow | null;
}

const firstMs = ({ times }: LocatedRow): number => times[0].at.getTime();

const isNewestFirst = (located: readonly LocatedRow[]): boolean => {
  let balance = 0;
  let previousMs = 0;
  for (const each of located) {
    const ms = firstMs(each);
    if (previousMs !== 0) balance += Math.sign(ms - previousMs);
    previousMs = ms;
  }
  return balance < 0;
};

const isOtherValueOf = (first: LocatedRow | null, each: LocatedRow): boolean =>
  first !== null &&
  Math.abs(firstMs(each) - firstMs(first)) <= SAME_TIME_MS &&
  !isDeepStrictEqual(first.content, each.content);

const stepInto = (pass: Pass, each: LocatedRow): boolean => {
  const ms = firstMs(each);
  if (ms < pass.previousMs) pass.isSecond = !pass.isSecond;
  pass.previousMs = ms;
  if (pass.isSecond || isOtherValueOf(pass.first, each)) return true;
  pass.first = each;
  return false;
};

const ROWS_PER_TURN = 500;

/**
 * Which rows belong to the second pass through the hour that the end of summer time repeats: those after the clock
 * stepped back in the order of the file, and another value of the same device at the same time.
 */
export const findSecondPasses = async (rows: readonly Located[]): Promise<ReadonlySet<LocatedRow>> => {
  const located = rows.filter((row) => row.type === 'located');
  const repeated = located.filter(({ times }) => times.length > 1);
  const second = new Set<LocatedRow>();
  if (repeated.length === 0) return second;
  const passes = new Map<string, Pass>();
  const inOrder = isNewestFirst(located) ? repeated.toReversed() : repeated;
  await forEachInTurns(inOrder, ROWS_PER_TURN, (each) => {
    const hour = `${each.content.key}|${Math.floor(firstMs(each) / DAY_MS)}`;
    const pass = passes.get(hour) ?? { isSecond: false, previousMs: 0, first: null };
    passes.set(hour, pass);
    if (stepInto(pass, each)) second.add(each);
  });
  return second;
};

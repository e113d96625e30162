import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@vida/contract/core/time.ts';
import type { DataContent } from '../file-format.ts';
import { forEachInTurns } from '../in-turns.ts';
import { createBatches } from '../rows/batches.ts';
import type { LocatedRow } from './locate.ts';

/** Closer than any sensor measures: two values so close are the same minute of both passes. */
const SAME_TIME_MS = 30_000;

/** A row of the hour that happens twice. */
interface RepeatedRow {
  /** Which of the file's rows it is. */
  readonly position: number;
  /** Epoch milliseconds in the first pass. */
  readonly ms: number;
  readonly content: DataContent;
}

interface Pass {
  isSecond: boolean;
  previousMs: number;
  first: RepeatedRow | null;
}

const isOtherValueOf = (first: RepeatedRow | null, { ms, content }: RepeatedRow): boolean =>
  first !== null && Math.abs(ms - first.ms) <= SAME_TIME_MS && !isDeepStrictEqual(first.content, content);

const stepInto = (pass: Pass, each: RepeatedRow): boolean => {
  if (each.ms < pass.previousMs) pass.isSecond = !pass.isSecond;
  pass.previousMs = each.ms;
  if (pass.isSecond || isOtherValueOf(pass.first, each)) return true;
  pass.first = each;
  return false;
};

/**
 * Finds which rows belong to the second pass through the hour that the end of summer time repeats: those after the
 * clock stepped back in the order of the file, and another value of the same device at the same time.
 */
export const createRepeatedHour = () => {
  const repeated = createBatches<RepeatedRow>();
  /** Below zero in a file that has the newest first. */
  let balance = 0;
  let previousMs = 0;
  return {
    add: (position: number, { times, content }: LocatedRow): void => {
      const ms = times[0].at.getTime();
      if (previousMs !== 0) balance += Math.sign(ms - previousMs);
      previousMs = ms;
      if (times.length > 1) repeated.add({ position, ms, content });
    },

    /** The positions of the rows. */
    findSecondPasses: async (): Promise<ReadonlySet<number>> => {
      const second = new Set<number>();
      const passes = new Map<string, Pass>();
      const inOrder = balance < 0 ? repeated.reversed() : repeated.inOrder();
      await forEachInTurns(inOrder, (each) => {
        const hour = `${each.content.key}|${Math.floor(each.ms / DAY_MS)}`;
        const pass = passes.get(hour) ?? { isSecond: false, previousMs: 0, first: null };
        passes.set(hour, pass);
        if (stepInto(pass, each)) second.add(each.position);
      });
      return second;
    },
  };
};

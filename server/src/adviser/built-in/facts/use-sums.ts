import { roundTo } from '@vida/contract/core/decimals.ts';
import type { Use } from '@vida/contract/substances/substance-rules.ts';
import type { TimedUse } from '../../adviser.ts';

/** What was used on a day, in the common measure of its substance, one decimal. */
export interface DayAmount {
  readonly day: string;
  readonly amount: number;
}

/** One decimal, as it is told. */
export const totalOf = (uses: readonly TimedUse[], measure: (use: Use) => number): number =>
  roundTo(
    uses.reduce((total, use) => total + measure(use), 0),
    1,
  );

/** Amounts by day, ascending; `dayOf` says to which day a use belongs. */
export const sumByDay = (
  uses: readonly TimedUse[],
  measure: (use: Use) => number,
  dayOf = ({ day }: TimedUse): string => day,
): readonly DayAmount[] =>
  [...Map.groupBy(uses, dayOf)]
    .map(([day, ofDay]) => ({ day, amount: totalOf(ofDay, measure) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** The day with most, the newest of equal ones. */
export const greatestOf = (days: readonly DayAmount[]): DayAmount | null =>
  days.toReversed().toSorted((a, b) => b.amount - a.amount)[0] ?? null;

export const countDays = (uses: readonly TimedUse[]): number => new Set(uses.map(({ day }) => day)).size;

import { expect } from 'vitest';
import type { Figures } from '../figures.ts';
import type { Point } from '../points.ts';
import type { QueryResult } from '../run-health-query.ts';

const tell = (point: Point | null) => point && { day: point.day, value: point.value };

/** Figures with the day and the value of each record that they name. */
export const figuresAlone = ({ first, last, highest, lowest, beyond, ...figures }: Figures) => ({
  ...figures,
  first: tell(first),
  last: tell(last),
  highest: tell(highest),
  lowest: tell(lowest),
  beyond: beyond && { ...beyond, first: tell(beyond.first), last: tell(beyond.last) },
});

/** What a query said, without the query and the records themselves. */
export const resultAlone = ({ arms, groups }: QueryResult) => ({
  arms: arms.map(({ figures, unusable }) => ({ figures: figuresAlone(figures), unusable })),
  groups: groups.map(({ key, figures }) => ({ key, figures: figuresAlone(figures) })),
});

/** The same for a comparison: sums in another order differ in their last decimals. */
export const nearly = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'number' ? expect.closeTo(each, 5) : each)) as T;

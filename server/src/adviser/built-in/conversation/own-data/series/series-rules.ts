import type { Point } from '../../../../health-query/points.ts';
import type { Asking } from '../asking.ts';
import type { Told } from '../told.ts';

/** What a series says beside the figures that all have; Portuguese, empty where there is nothing to say. */
export interface SeriesRules {
  /** The figures that the series has its own sentences for; null where the common one is told. */
  readonly tell?: (asking: Asking, told: Told) => string | null | Promise<string | null>;
  /** What the figure means for this person: classes, goals, how much it rests on. */
  readonly remark?: (asking: Asking, told: Told) => string | Promise<string>;
}

/** The one record that a figure is of; null where it is of several. */
export const singleOf = (
  figure: Asking['slots']['figure'],
  { highest, lowest, last, count }: Told['figures'],
): Point | null => {
  if (figure === 'highest') return highest;
  if (figure === 'lowest') return lowest;
  return figure === 'last' || count === 1 ? last : null;
};

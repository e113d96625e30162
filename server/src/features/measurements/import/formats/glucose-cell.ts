import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import { plain } from '../text/plain.ts';

/** What devices write instead of a number in English, Portuguese, Spanish, German, French, Italian and Dutch. */
const lowWords =
  'lo low baixo baixa bajo baja niedrig tief bas basse basso faible laag < <= ≤ below abaixo debajo'.split(' ');
const highWords = 'hi high alto alta hoch eleve elevee haut hoog > >= ≥ above acima encima'.split(' ');
const flags: ReadonlyMap<string, RangeFlag> = new Map([
  ...lowWords.map((word) => [word, 'low'] as const),
  ...highWords.map((word) => [word, 'high'] as const),
]);

/** The limit of the device behind its word: '< 40 mg/dL', 'abaixo de 40'. */
const limit = / ?(?:\b(?:de|than) )?\d{1,3}(?:[.,]\d)?(?: ?(?:mg.dl|mmol.l))?$/;

const flagOf = (cell: string): RangeFlag | undefined => flags.get(plain(cell).replace(limit, ''));

export interface GlucoseCell {
  readonly value: number | null;
  readonly rangeFlag: RangeFlag | null;
}

/** '112', '5,5', 'LO', 'High', '> 400'; null for an empty cell or anything else. */
export const readGlucoseCell = (cell: string): GlucoseCell | null => {
  const value = parseDecimal(cell);
  if (value !== null) return { value, rangeFlag: null };
  const rangeFlag = cell.length > 20 ? undefined : flagOf(cell);
  return rangeFlag ? { value: null, rangeFlag } : null;
};

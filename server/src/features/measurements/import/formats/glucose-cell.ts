import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import { plain } from '../text/plain.ts';

/** What devices write instead of a number in English, Portuguese, Spanish, German, French and Italian. */
const lowWords = ['lo', 'low', 'baixo', 'baixa', 'bajo', 'baja', 'niedrig', 'tief', 'bas', 'basse', 'basso'];
const highWords = ['hi', 'high', 'alto', 'alta', 'hoch', 'eleve', 'elevee', 'haut'];
const flags: ReadonlyMap<string, RangeFlag> = new Map([
  ...lowWords.map((word) => [word, 'low'] as const),
  ...highWords.map((word) => [word, 'high'] as const),
]);

const flagOf = (cell: string): RangeFlag | undefined => {
  const [, side] = /^([<>]) ?\d{1,3}([.,]\d)?$/.exec(cell) ?? [];
  if (side !== undefined) return side === '<' ? 'low' : 'high';
  return flags.get(plain(cell));
};

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

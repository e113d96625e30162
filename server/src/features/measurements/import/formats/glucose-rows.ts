import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { RowContent } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { unitIn } from './columns.ts';
import { readGlucoseCell } from './glucose-cell.ts';
import { rowError, skipped } from './row-content.ts';
import { glucoses, otherKinds, type TableColumns } from './two-columns-header.ts';

/** A name of a kind or a unit; a longer cell is a note. */
const MAX_KIND_CHARACTERS = 40;
const MAX_UNIT_CHARACTERS = 10;

const kindNames = /\b(type|typ|tipo|item|event|evento|record|registro|category|categoria|metric)\b/;
/** What a cell says that names another kind, and not a moment such as 'antes do exercício'. */
const namesOther = new RegExp(`^(blood )?(${otherKinds.source})`);
const noteNames = /\bnot|\bobs|coment|comment|remark|descri|bemerk/;
const unitNames = /^(unit|unid|einheit)/;

const nameIn = (cell: string | undefined): string =>
  cell === undefined || cell.length > MAX_KIND_CHARACTERS ? '' : plain(cell.replaceAll('_', ' '));

const isUnit = (cell: string | undefined): boolean =>
  cell !== undefined && cell.length <= MAX_UNIT_CHARACTERS && unitIn(cell) !== null;

const saysOther = (kind: string): boolean => otherKinds.test(kind) && !glucoses.test(kind);

/** The column that says of every row what it is: filled in every row, and not a note that mentions insulin. */
const isKindColumn = (name: string, kinds: readonly string[]): boolean => {
  if (noteNames.test(name) || kinds.includes('')) return false;
  return kindNames.test(name)
    ? kinds.some((kind) => glucoses.test(kind) || saysOther(kind))
    : kinds.some((kind) => namesOther.test(kind));
};

/** A row that holds glucose, in its unit where the table names one in every row. */
type GlucoseRow = { readonly type: 'glucose'; readonly unit: GlucoseUnit | null };

/**
 * Tells the rows of glucose from those of insulin, weight or pressure, which apps export in the same columns: by what
 * a column says about the kind of each row, and by its unit.
 */
export const createRowSorter = (
  header: readonly string[],
  sample: readonly FileRow[],
  { moment, value }: TableColumns,
) => {
  const width = Math.max(header.length, sample[0]?.cells.length ?? 0);
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place !== value && !moment.includes(place),
  );
  const cellsAt = (place: number) => sample.map(({ cells }) => cells[place] ?? '');
  const kindColumn = places.find((place) => isKindColumn(header[place] ?? '', cellsAt(place).map(nameIn)));
  const unitColumn =
    places.find((place) => cellsAt(place).some(isUnit)) ?? places.find((place) => unitNames.test(header[place] ?? ''));

  return ({ cells }: FileRow): GlucoseRow | RowContent => {
    const kind = kindColumn === undefined ? null : nameIn(cells[kindColumn]);
    if (kind !== null && !glucoses.test(kind))
      return otherKinds.test(kind) ? skipped : rowError(lineReasons.recordUnknown(kind));
    if (unitColumn === undefined) return { type: 'glucose', unit: null };
    const unitCell = cells[unitColumn] ?? '';
    const unit = unitIn(unitCell);
    // LO and HI mean the same in either unit.
    if (unit || (unitCell === '' && readGlucoseCell(cells[value] ?? '')?.rangeFlag)) return { type: 'glucose', unit };
    return rowError(unitCell === '' ? lineReasons.unitEmpty : lineReasons.unitUnknown(unitCell));
  };
};

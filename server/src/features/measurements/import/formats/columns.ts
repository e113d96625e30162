import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';

/** A column we read: its place in the usual file, and how its name may begin (as `plain` writes it). */
export interface KnownColumn {
  readonly place: number;
  readonly names: readonly string[];
}

/** Nothing has the name, and the place belongs to another column. */
export const NO_COLUMN = -1;

/** A header row read: where each column is, by name and else by place. */
export interface FoundColumns<Column extends string> {
  readonly columns: Readonly<Record<Column, number>>;
  /** The columns whose names were recognised. */
  readonly named: ReadonlySet<Column>;
  /** The names as `plain` writes them. */
  readonly header: readonly string[];
}

/**
 * Reads a row as a header; names that are not known fall back to their place, where the nearest column with a known
 * name stands in its own place too: otherwise the table has other columns.
 */
export const findColumns = <Column extends string>(
  row: FileRow,
  known: Readonly<Record<Column, KnownColumn>>,
): FoundColumns<Column> => {
  const header = row.cells.map(plain);
  const byName = new Map<Column, number>();
  for (const column of Object.keys(known) as Column[]) {
    const index = header.findIndex((cell) => known[column].names.some((name) => cell.startsWith(name)));
    if (index !== -1) byName.set(column, index);
  }
  const taken = new Set(byName.values());
  const isUsualAround = (place: number): boolean => {
    const [nearest] = [...byName.keys()].toSorted(
      (a, b) => Math.abs(known[a].place - place) - Math.abs(known[b].place - place),
    );
    return nearest === undefined || byName.get(nearest) === known[nearest].place;
  };
  const placeOf = (column: Column): number => {
    const { place } = known[column];
    return byName.get(column) ?? (taken.has(place) || !isUsualAround(place) ? NO_COLUMN : place);
  };
  const columns = Object.fromEntries(
    (Object.keys(known) as Column[]).map((column) => [column, placeOf(column)]),
  ) as Record<Column, number>;
  return { columns, named: new Set(byName.keys()), header };
};

/** A longer cell is a text; folding thousands of them would keep other requests waiting. */
const MAX_NAME_CHARACTERS = 200;

/** The glucose unit that a name or a cell says: 'mg/dL', 'glucose_mmol_l'; HbA1c's mmol/mol is none. */
export const unitIn = (text: string | undefined): GlucoseUnit | null => {
  if (!text) return null;
  const flat = plain(text.slice(0, MAX_NAME_CHARACTERS));
  if (/mmol(?!.?mol)/.test(flat)) return 'mmol/L';
  return /mg.?dl/.test(flat) ? 'mg/dL' : null;
};

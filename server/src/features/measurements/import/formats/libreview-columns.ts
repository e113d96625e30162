import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { FileRow } from '../parse-rows.ts';

/** The columns we read, with their place in the 19 of LibreView and the names seen in English, Portuguese, Spanish. */
const known = {
  serial: { place: 1, names: ['serial number', 'numero de serie'] },
  timestamp: {
    place: 2,
    names: ['device timestamp', 'carimbo de data/hora do dispositivo', 'sello de tiempo del dispositivo'],
  },
  recordType: { place: 3, names: ['record type', 'tipo de registro', 'tipo de registo'] },
  historic: { place: 4, names: ['historic glucose', 'historico de glicose', 'historial de glucosa'] },
  scan: { place: 5, names: ['scan glucose', 'analisar glicose', 'escaneo de glucosa'] },
  rapidInsulin: {
    place: 7,
    names: [
      'rapid-acting insulin (units)',
      'insulina de acao rapida (unidades)',
      'insulina de accion rapida (unidades)',
    ],
  },
  carbsGrams: {
    place: 9,
    names: ['carbohydrates (grams)', 'carboidratos (gramas)', 'carbohidratos (gramos)'],
  },
  longInsulin: {
    place: 12,
    names: [
      'long-acting insulin (units)',
      'long-acting insulin value (units)',
      'insulina de acao prolongada (unidades)',
      'insulina de accion prolongada (unidades)',
    ],
  },
  strip: { place: 14, names: ['strip glucose', 'tira de glicose', 'banda de glucosa'] },
  mealInsulin: { place: 16, names: ['meal insulin', 'insulina de refeicao'] },
  correctionInsulin: { place: 17, names: ['correction insulin', 'insulina de correcao'] },
  userChangeInsulin: {
    place: 18,
    names: ['user change insulin', 'insulina da alteracao do usuario'],
  },
} as const;

export type LibreviewColumn = keyof typeof known;
export type LibreviewColumns = Readonly<Record<LibreviewColumn, number>>;

/** The place belongs to another column that has its name. */
const NO_COLUMN = -1;

const columnNames = Object.keys(known) as LibreviewColumn[];

/** Lower case, no accents, single blanks. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

const findByName = (header: readonly string[], column: LibreviewColumn): number | undefined => {
  const index = header.findIndex((cell) => known[column].names.some((name) => cell.startsWith(name)));
  return index === -1 ? undefined : index;
};

const unitIn = (cell: string | undefined): GlucoseUnit | null => {
  if (cell?.includes('mmol/l')) return 'mmol/L';
  return cell?.includes('mg/dl') ? 'mg/dL' : null;
};

/** A header row read: where each column is, by name and else by place, and the unit of its glucose columns. */
export interface LibreviewHeader {
  readonly columns: LibreviewColumns;
  readonly unit: GlucoseUnit | null;
  /** Whether names were recognised at all. */
  readonly named: boolean;
}

/** Reads a row as a header; names that are not known fall back to their place. */
export const readHeader = (row: FileRow): LibreviewHeader => {
  const header = row.cells.map(plain);
  const byName = new Map(columnNames.map((column) => [column, findByName(header, column)]));
  const taken = new Set(byName.values());
  const placeOf = (column: LibreviewColumn): number => {
    const { place } = known[column];
    return byName.get(column) ?? (taken.has(place) ? NO_COLUMN : place);
  };
  const columns = Object.fromEntries(columnNames.map((column) => [column, placeOf(column)])) as Record<
    LibreviewColumn,
    number
  >;
  return {
    columns,
    unit: unitIn(header[columns.historic]) ?? unitIn(header[columns.scan]) ?? unitIn(header[columns.strip]),
    named: byName.get('timestamp') !== undefined && byName.get('historic') !== undefined,
  };
};

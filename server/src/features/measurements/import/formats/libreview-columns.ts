import type { FileRow } from '../text/parse-table.ts';
import { findColumns, type KnownColumn, NO_COLUMN, unitIn } from './columns.ts';

/** The columns we read, with their place in the 19 of LibreView and the names seen in English, Portuguese, Spanish. */
const known = {
  serial: { place: 1, names: ['serial number', 'numero de serie'] },
  timestamp: {
    place: 2,
    names: [
      'device timestamp',
      'meter timestamp',
      'carimbo de data/hora do dispositivo',
      'sello de tiempo del dispositivo',
      // FreeStyle Libre's own program, before LibreView.
      'time',
    ],
  },
  recordType: { place: 3, names: ['record type', 'tipo de registro', 'tipo de registo'] },
  historic: { place: 4, names: ['historic glucose', 'historico de glicose', 'historial de glucosa'] },
  scan: { place: 5, names: ['scan glucose', 'analisar glicose', 'escaneo de glucosa'] },
  rapidInsulin: {
    place: 7,
    names: [
      'rapid-acting insulin (units)',
      'rapid-acting insulin value (units)',
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
  strip: { place: 14, names: ['strip glucose', 'tira de glicose', 'banda de glucosa', 'tira de glucosa'] },
  mealInsulin: { place: 16, names: ['meal insulin', 'insulina de refeicao', 'insulina de comida'] },
  correctionInsulin: {
    place: 17,
    names: ['correction insulin', 'insulina de correcao', 'insulina de correccion'],
  },
  userChangeInsulin: {
    place: 18,
    names: ['user change insulin', 'insulina da alteracao do usuario', 'insulina de cambio de usuario'],
  },
} as const satisfies Readonly<Record<string, KnownColumn>>;

export type LibreviewColumn = keyof typeof known;

/** Reads a row as a header of LibreView: its columns, the unit of its glucose, and whether names were recognised. */
export const readHeader = (row: FileRow) => {
  const { columns, named, header } = findColumns<LibreviewColumn>(row, known);
  return {
    columns,
    unit: unitIn(header[columns.historic]) ?? unitIn(header[columns.scan]) ?? unitIn(header[columns.strip]),
    named: named.has('timestamp') && named.has('historic') && columns.recordType !== NO_COLUMN,
  };
};

export type LibreviewHeader = ReturnType<typeof readHeader>;

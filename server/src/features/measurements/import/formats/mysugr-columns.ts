import type { FileRow } from '../text/parse-table.ts';
import { findColumns, type KnownColumn, NO_COLUMN } from './columns.ts';

/** The columns we read: their place in mySugr's export, English names, and how other languages may begin them. */
const known = {
  date: { place: 0, names: ['date', 'data', 'datum', 'fecha'] },
  time: { place: 1, names: ['time', 'hora', 'uhrzeit', 'zeit', 'heure'] },
  tags: { place: 2, names: ['tags', 'etiquetas', 'marcadores', 'markierungen'] },
  glucose: {
    place: 3,
    names: [
      'blood sugar measurement',
      'blood glucose measurement',
      'medicao de acucar no sangue',
      'medicao de glicose',
      'medicao de glicemia',
      'medicion de glucosa',
      'medicion de azucar',
      'blutzuckermessung',
    ],
  },
  pen: {
    place: 4,
    names: ['insulin injection units (pen)', 'unidades de injecao de insulina (caneta)', 'insulininjektionen (pen)'],
  },
  basal: {
    place: 5,
    names: ['basal injection units', 'unidades de injecao basal', 'unidades de insulina basal', 'basalinjektion'],
  },
  pump: {
    place: 6,
    names: ['insulin injection units (pump)', 'unidades de injecao de insulina (bomba)', 'insulininjektionen (pumpe)'],
  },
  meal: {
    place: 7,
    names: ['insulin (meal)', 'insulina (refeicao)', 'insulina (comida)', 'insulin (mahlzeit)'],
  },
  correction: {
    place: 8,
    names: ['insulin (correction)', 'insulina (correcao)', 'insulina (correccion)', 'insulin (korrektur)'],
  },
  carbs: {
    place: 11,
    names: ['meal carbohydrates', 'carboidratos', 'carbohidratos', 'hidratos', 'kohlenhydrate'],
  },
  pressure: { place: 19, names: ['blood pressure', 'pressao', 'presion', 'blutdruck'] },
  weight: { place: 20, names: ['body weight', 'peso', 'gewicht', 'korpergewicht'] },
  hba1c: { place: 21, names: ['hba1c'] },
} as const satisfies Readonly<Record<string, KnownColumn>>;

export type MysugrColumn = keyof typeof known;

/** Older exports lack some columns: where the English names are there, what has no name is not there. */
const own = ['date', 'time', 'glucose', 'pen'] as const;

/** Reads a row as mySugr's header. */
export const readHeader = (row: FileRow) => {
  const { columns, named, header } = findColumns<MysugrColumn>(row, known);
  const isNamed = own.every((column) => named.has(column));
  /** Exchanges instead of grams: 'Meal Carbohydrates (Exchanges, Factor 12)'. */
  const isOtherFactor = !/fa[ck]?tor 1\b|gram/.test(header[columns.carbs] ?? '');
  const placeOf = (column: MysugrColumn): number => {
    if (column === 'carbs' && isOtherFactor) return NO_COLUMN;
    return isNamed && !named.has(column) ? NO_COLUMN : columns[column];
  };
  return { placeOf, nameOf: (column: MysugrColumn): string => header[placeOf(column)] ?? '', isNamed };
};

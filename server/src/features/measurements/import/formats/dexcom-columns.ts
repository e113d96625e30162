import type { FileRow } from '../text/parse-table.ts';
import { findColumns, type KnownColumn, unitIn } from './columns.ts';

/** The columns we read, with their place in Clarity's 12 to 14 and the names known. */
const known = {
  timestamp: {
    place: 1,
    names: ['timestamp', 'marca temporal', 'carimbo de data', 'data/hora', 'zeitstempel', 'horodatage'],
  },
  eventType: {
    place: 2,
    names: ['event type', 'tipo de evento', 'ereignistyp', "type d'evenement", 'type d’evenement'],
  },
  eventSubtype: {
    place: 3,
    names: ['event subtype', 'subtipo de evento', 'ereignisuntertyp', "sous-type d'evenement"],
  },
  glucose: {
    place: 7,
    names: ['glucose value', 'nivel de glucosa', 'valor de glucosa', 'valor de glicose', 'glukosewert'],
  },
  insulin: { place: 8, names: ['insulin value', 'valor de insulina', 'insulinwert'] },
  carbs: {
    place: 9,
    names: ['carb value', 'valor de carboidratos', 'valor de carbohidratos', 'kohlenhydratwert'],
  },
  transmitterTime: { place: 12, names: ['transmitter time'] },
  transmitterId: { place: 13, names: ['transmitter id'] },
} as const satisfies Readonly<Record<string, KnownColumn>>;

export type DexcomColumn = keyof typeof known;

/** Reads a row as Clarity's header: its columns, the unit of its glucose, and whether names were recognised. */
export const readHeader = (row: FileRow) => {
  const { columns, named, header } = findColumns<DexcomColumn>(row, known);
  return {
    columns,
    unit: unitIn(header[columns.glucose]),
    named: named.has('timestamp') && named.has('eventType') && named.has('glucose'),
  };
};

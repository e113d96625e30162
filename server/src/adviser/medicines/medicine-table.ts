import { z } from 'zod';
import { cellsSchema as cells, isYesSchema, loadTable, once, planKindsSchema } from '../load-knowledge.ts';

/** What a medicine does that rules ask about; server/knowledge/README.md says each in words. */
export const MEDICINE_FLAGS = [
  'lows',
  'keeps_potassium',
  'kidneys',
  'raises_pressure',
  'raises_glucose',
  'pregnancy',
  'elderly',
  'serotonin',
  'tyramine',
  'grapefruit',
  'vitamin_k',
  'alcohol',
  'photosensitive',
  'sick_day',
  'driving',
  'bleeding',
  'slows_pulse',
] as const;
export type MedicineFlag = (typeof MEDICINE_FLAGS)[number];

/** The tables of server/knowledge, read when somebody first asks; throws where a cell is not as described there. */
export const medicineTable = once(() => ({
  /** Active substances; names stand as people should read them, with capitals and accents. */
  medicines: loadTable('medicines.csv', {
    name: z.string().min(1),
    also: cells,
    brands: cells,
    everyday: cells,
    compounds: cells,
    classes: cells,
    flags: cells.pipe(z.array(z.enum(MEDICINE_FLAGS))),
    no_bearing: planKindsSchema,
  }).map(({ no_bearing, ...row }) => ({ ...row, noBearing: no_bearing })),
  /** Groups of medicines: 'nsaid', 'anti-inflamatório'. */
  classes: loadTable('medicine-classes.csv', {
    class: z.string().min(1),
    label: z.string().min(1),
    words: cells,
    endings: cells,
    adults_only: isYesSchema,
  }).map(({ class: name, adults_only, ...row }) => ({ ...row, name, isAdultsOnly: adults_only })),
}));

/** A row of medicines.csv; what its columns mean stands in README.md beside it. */
export type Medicine = Readonly<ReturnType<typeof medicineTable>['medicines'][number]>;

import { z } from 'zod';
import { cellsSchema as cells, once, planKindsSchema, readKnowledge } from '../read-knowledge.ts';

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

/** An active substance; names stand as people should read them, with capitals and accents. */
const medicineRow = z
  .strictObject({
    name: z.string().min(1),
    also: cells,
    brands: cells,
    everyday: cells,
    compounds: cells,
    classes: cells,
    flags: cells.pipe(z.array(z.enum(MEDICINE_FLAGS))),
    no_bearing: planKindsSchema,
  })
  .transform(({ no_bearing, ...row }) => ({ ...row, noBearing: no_bearing }))
  .readonly();

/** A group of medicines: 'nsaid', 'anti-inflamatório'. */
const classRow = z
  .strictObject({ class: z.string().min(1), label: z.string().min(1), words: cells, endings: cells })
  .transform(({ class: name, ...row }) => ({ ...row, name }));

/** A row of medicines.csv; what its columns mean stands in README.md beside it. */
export type Medicine = z.output<typeof medicineRow>;

/** The tables of server/knowledge, read when somebody first asks; throws where a cell is not as described there. */
export const medicineTable = once(() => ({
  medicines: z.array(medicineRow).parse(readKnowledge('medicines.csv')),
  classes: z.array(classRow).parse(readKnowledge('medicine-classes.csv')),
}));

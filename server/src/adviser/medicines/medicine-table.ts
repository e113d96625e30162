import { z } from 'zod';
import { cellsSchema as cells, type PlanKind, planKindsSchema, readKnowledge } from '../read-knowledge.ts';

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

/** An active substance. Names stand as people should read them, with capitals and accents. */
export interface Medicine {
  readonly name: string;
  /** Other names of the substance itself: 'metamizol'. */
  readonly also: readonly string[];
  /** Products of this substance alone. */
  readonly brands: readonly string[];
  /** Names that are also everyday words or names of people: 'Frontal'. */
  readonly everyday: readonly string[];
  /** Products that hold it beside other substances. */
  readonly compounds: readonly string[];
  readonly classes: readonly string[];
  readonly flags: readonly MedicineFlag[];
  /** Plans that were looked at, and that it has no bearing on. */
  readonly noBearing: readonly PlanKind[];
}

/** A group of medicines: 'nsaid', 'anti-inflamatório'. */
export interface MedicineClass {
  readonly name: string;
  /** In Portuguese, in the singular, as it stands inside a sentence. */
  readonly label: string;
  /** How people name any medicine of it. */
  readonly words: readonly string[];
  /** How names of its substances end, folded; for substances that the table does not have. */
  readonly endings: readonly string[];
}

const medicineRows = z.array(
  z
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
    .transform(({ no_bearing, ...row }): Medicine => ({ ...row, noBearing: no_bearing })),
);

const classRows = z.array(
  z
    .strictObject({ class: z.string().min(1), label: z.string().min(1), words: cells, endings: cells })
    .transform(({ class: name, ...row }): MedicineClass => ({ name, ...row })),
);

export interface MedicineTable {
  readonly medicines: readonly Medicine[];
  readonly classes: readonly MedicineClass[];
}

let table: MedicineTable | undefined;

/** The tables of server/knowledge, read when somebody first asks; throws where a cell is not as described there. */
export const medicineTable = (): MedicineTable => {
  table ??= {
    medicines: medicineRows.parse(readKnowledge('medicines.csv')),
    classes: classRows.parse(readKnowledge('medicine-classes.csv')),
  };
  return table;
};

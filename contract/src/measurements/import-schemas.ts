import { z } from 'zod';
import { glucoseUnitSchema } from '../auth/user.ts';
import { idSchema } from '../core/ids.ts';
import { textSchema } from '../core/text.ts';
import { timeZoneSchema } from '../core/time.ts';
import { metricKindSchema, metricTypeSchema, rangeFlagSchema } from './metric-kinds.ts';

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** The 409 of a file whose dates can be read both ways, and of one that does not name its unit. */
export const DATE_ORDER_AMBIGUOUS = 'date_order_ambiguous';
export const UNIT_AMBIGUOUS = 'unit_ambiguous';

/** Whose file it is; `two_columns` is any table of times and values. */
export const importFormatSchema = z.enum([
  'libreview',
  'dexcom_clarity',
  'mysugr',
  'accu_chek',
  'carelink',
  'nightscout',
  'sidiary',
  'two_columns',
]);
export type ImportFormat = z.infer<typeof importFormatSchema>;

/** Day before month (Brazil) or month before day. */
export const dateOrderSchema = z.enum(['dmy', 'mdy']);
export type DateOrder = z.infer<typeof dateOrderSchema>;

export const importQuerySchema = z.strictObject({
  /** `true` stores nothing and answers the same shape. */
  preview: z.enum(['true', 'false']).optional(),
  dateOrder: dateOrderSchema.optional(),
  /** For files that do not name it; a unit named in the file wins. */
  unit: glucoseUnitSchema.optional(),
  /** Zone of the file's local times; the account's unless given. */
  timeZone: timeZoneSchema.optional(),
  /** For the list of imports. */
  fileName: textSchema(255).optional(),
});

export type ImportOptions = z.output<typeof importQuerySchema>;

/** A line that was not taken: the line of the file, the first being 1, and why, in Portuguese. */
export const importErrorSchema = z.object({ line: z.number().int(), reason: z.string() });
export type ImportError = z.infer<typeof importErrorSchema>;

/** One of the first new glucose readings. */
const sampleSchema = z.object({
  line: z.number().int(),
  measuredAt: z.string(),
  kind: metricKindSchema,
  /** mg/dL. */
  value: z.number().nullable(),
  rangeFlag: rangeFlagSchema.nullable(),
});

/** What an import did, or would do. Every data line counts once: imported, duplicate, skipped or error. */
export const importResultSchema = z.object({
  format: importFormatSchema,
  /** Null where nothing was stored: a preview, or a file that holds nothing new. */
  importId: idSchema.nullable(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  skipped: z.number().int(),
  errors: z.array(importErrorSchema),
  /** Lines with a problem; `errors` names at most the first thousand. */
  errorCount: z.number().int(),
  /** Of the imported lines, those that are readings, and those that are insulin or food. */
  readings: z.number().int(),
  treatments: z.number().int(),
  /** How many readings of each type; a line may hold several. */
  readingTypes: z.array(z.object({ metricType: metricTypeSchema, count: z.number().int() })),
  /** First and last moment of the new readings. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The glucose unit of the file, and how its dates were read (null: they leave no choice). */
  unit: glucoseUnitSchema,
  dateOrder: dateOrderSchema.nullable(),
  samples: z.array(sampleSchema),
});

export type ImportResult = z.infer<typeof importResultSchema>;
export const MAX_REPORTED_ERRORS = 1000;

/** A finished import, as the list shows it. */
export const metricImportSchema = z.object({
  id: idSchema,
  format: importFormatSchema,
  fileName: z.string().nullable(),
  createdAt: z.string(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  skipped: z.number().int(),
  errorCount: z.number().int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type MetricImport = z.infer<typeof metricImportSchema>;

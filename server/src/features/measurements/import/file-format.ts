import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { ImportFormat } from '@vida/contract/measurements/import-schemas.ts';
import type { MetricKind, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import type { TreatmentKind } from '../treatments-table.ts';
import type { FileRow } from './parse-rows.ts';

/** Glucose as written in the file, in the file's unit. */
export interface RowReading {
  readonly kind: MetricKind;
  readonly value: number | null;
  readonly rangeFlag: RangeFlag | null;
}

export interface RowTreatment {
  readonly kind: TreatmentKind;
  /** Units of insulin or grams of carbohydrate. */
  readonly amount: number;
}

/** What one row says: data with the text of its moment, nothing we keep, or a problem in Portuguese. */
export type RowContent =
  | {
      readonly type: 'data';
      /** What makes the row unique beside its moment: device and kind of record. */
      readonly key: string;
      readonly reading: RowReading | null;
      readonly treatments: readonly RowTreatment[];
    }
  | { readonly type: 'skipped' }
  | { readonly type: 'error'; readonly reason: string };

/** A file that a format has recognised. */
export interface OpenedFile {
  readonly format: ImportFormat;
  /** Data rows only. */
  readonly rows: readonly FileRow[];
  /** The unit that the file names. */
  readonly unit: GlucoseUnit | null;
  readonly timestampOf: (row: FileRow) => string;
  readonly read: (row: FileRow) => RowContent;
}

/** One kind of file. `open` answers null for every other kind. */
export interface FileFormat {
  readonly id: ImportFormat;
  readonly open: (rows: readonly FileRow[]) => OpenedFile | null;
}

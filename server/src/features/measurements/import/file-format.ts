import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { ImportFormat } from '@vida/contract/measurements/import-schemas.ts';
import type { MetricContext, MetricKind, MetricType, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import type { TreatmentKind } from '../treatments-table.ts';
import type { FileRecord } from './text/parse-records.ts';
import type { Delimiter, FileRow } from './text/parse-table.ts';
import type { Moment } from './time/moment.ts';

/** A reading as a row has it: glucose in the unit of the row, else of the file; everything else in its stored unit. */
export interface RowReading {
  readonly metricType: MetricType;
  readonly kind: MetricKind;
  readonly value: number | null;
  readonly diastolic: number | null;
  readonly rangeFlag: RangeFlag | null;
  readonly context: MetricContext | null;
  /** Where every row names its unit; null: the file's. */
  readonly glucoseUnit: GlucoseUnit | null;
}

export interface RowTreatment {
  readonly kind: TreatmentKind;
  /** Units of insulin or grams of carbohydrate. */
  readonly amount: number;
}

export interface DataContent {
  readonly type: 'data';
  /** What makes the row unique beside its moment: device and kind of record. */
  readonly key: string;
  /**
   * No device is named: another value at the same moment may be another person's meter or a correction, and is kept
   * beside the first, in another file too.
   */
  readonly isAnonymous?: boolean;
  readonly readings: readonly RowReading[];
  readonly treatments: readonly RowTreatment[];
}

/** What one row says: data, nothing we keep, or a problem in Portuguese. */
export type RowContent =
  | DataContent
  | { readonly type: 'skipped' }
  | { readonly type: 'error'; readonly reason: string };

/** What a row says depends on a sign that any row of the file may show, also one far below. */
export interface ContentBySign {
  readonly type: 'by_sign';
  readonly seen: RowContent;
  readonly unseen: RowContent;
}

/** Where a row stands in its file. */
export interface RowPlace {
  /** The line of the file that it begins on, the first being 1. */
  readonly line: number;
  /** Its number in the file, from 1, where the line does not tell it from others. */
  readonly record: number | null;
}

/** One row of a file, read by its format. */
export interface Entry {
  readonly place: RowPlace;
  readonly moment: Moment;
  readonly content: RowContent | ContentBySign;
}

/** An entry whose content is known. */
export interface SettledEntry extends Entry {
  readonly content: RowContent;
}

/** A file that a format has recognised, read row by row: a file is never held whole. */
export interface OpenedFile<Row> {
  readonly format: ImportFormat;
  /** The unit that the file names. */
  readonly unit: GlucoseUnit | null;
  /** Reads the next row; null where it frames the data, as a header between two sections. */
  readonly read: (row: Row) => Entry | null;
  /** Whether a row shows what others depend on. */
  readonly isSign?: (row: Row) => boolean;
}

/** A table that a format has recognised. */
export interface OpenedTable extends OpenedFile<FileRow> {
  /** The rows above the data. */
  readonly firstRow: number;
}

/** A table as its first rows show it. */
export interface TableHead {
  readonly delimiter: Delimiter;
  /** The first `HEAD_ROWS`, or all of a shorter table. */
  readonly rows: readonly FileRow[];
}

/** More than any format looks at before it knows its own. */
export const HEAD_ROWS = 300;

/** One kind of table. `open` answers null for every other kind. */
export interface TableFormat {
  readonly open: (head: TableHead) => OpenedTable | null;
}

/** One kind of JSON file: one record of its own is enough to know it. */
export interface RecordFormat extends OpenedFile<FileRecord> {
  readonly isOwn: (record: FileRecord) => boolean;
}

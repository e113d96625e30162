import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { ImportFormat } from '@vida/contract/measurements/import-schemas.ts';
import type {
  MetricContext,
  MetricKind,
  MetricType,
  RangeFlag,
} from '@vida/contract/measurements/metric-kinds.ts';
import type { TreatmentKind } from '../treatments-table.ts';
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
  readonly content: RowContent;
}

/** A file that a format has recognised. */
export interface OpenedFile {
  readonly format: ImportFormat;
  /** The unit that the file names. */
  readonly unit: GlucoseUnit | null;
  /** The data rows, read one by one as they are asked for. */
  readonly entries: Iterable<Entry>;
}

/** One kind of file, a table or the records of JSON. `open` answers null for every other kind. */
export interface FileFormat<Source> {
  readonly open: (source: Source) => OpenedFile | null;
}

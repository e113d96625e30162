import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { TreatmentKind } from '../../treatments-table.ts';
import type { DataContent, RowContent, RowReading, RowTreatment } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import { readGlucoseCell } from './glucose-cell.ts';

export const skipped = { type: 'skipped' } as const satisfies RowContent;

export const rowError = (reason: string): RowContent => ({ type: 'error', reason });

type GlucoseExtra = Pick<RowReading, 'kind'> & Partial<Pick<RowReading, 'context' | 'glucoseUnit'>>;
type RowExtra = GlucoseExtra & Pick<DataContent, 'isAnonymous'>;

/** A glucose cell as a reading; the reason when it is empty or no glucose. */
export const readGlucose = (
  cell: string,
  { kind, context = null, glucoseUnit = null }: GlucoseExtra,
): RowReading | { readonly reason: string } => {
  if (cell === '') return { reason: lineReasons.valueEmpty };
  const glucose = readGlucoseCell(cell);
  if (!glucose) return { reason: lineReasons.valueUnreadable(cell) };
  return { metricType: 'glucose', kind, ...glucose, diastolic: null, context, glucoseUnit };
};

/** A value typed into a log book, in the stored unit of its type. */
export const manualReading = (
  metricType: Exclude<MetricType, 'glucose'>,
  value: number,
  diastolic: number | null = null,
): RowReading => ({
  metricType,
  kind: 'manual',
  value,
  diastolic,
  rangeFlag: null,
  context: null,
  glucoseUnit: null,
});

/** The content of a row that is one glucose reading. */
export const glucoseContent = (key: string, cell: string, { isAnonymous = false, ...extra }: RowExtra): RowContent => {
  const reading = readGlucose(cell, extra);
  if ('reason' in reading) return rowError(reading.reason);
  return { type: 'data', key, isAnonymous, readings: [reading], treatments: [] };
};

/**
 * Insulin and food of a row: the cells of each kind are added, empty ones and zero are nothing taken. The reason when
 * a cell is not a number.
 */
export const readTreatments = (
  cellsOf: Readonly<Partial<Record<TreatmentKind, readonly string[]>>>,
): readonly RowTreatment[] | { readonly reason: string } => {
  const treatments: RowTreatment[] = [];
  for (const [kind, cells] of Object.entries(cellsOf)) {
    const filled = cells.filter((cell) => cell !== '');
    const amounts = filled.map(parseDecimal);
    const odd = amounts.indexOf(null);
    if (odd !== -1) return { reason: lineReasons.amountUnreadable(filled[odd] ?? '') };
    const amount = amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    if (amount !== 0) treatments.push({ kind: kind as TreatmentKind, amount });
  }
  return treatments;
};

/** A row of readings and treatments; skipped where it has neither. */
export const dataOrSkipped = (content: Omit<DataContent, 'type'>): RowContent =>
  content.readings.length + content.treatments.length === 0 ? skipped : { type: 'data', ...content };

/** The content of a row that is insulin or food alone. */
export const treatmentContent = (key: string, cells: Parameters<typeof readTreatments>[0]): RowContent => {
  const treatments = readTreatments(cells);
  return 'reason' in treatments ? rowError(treatments.reason) : dataOrSkipped({ key, readings: [], treatments });
};

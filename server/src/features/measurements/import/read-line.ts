import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { checkMetric } from '@vida/contract/measurements/check-metric.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import type { MetricKind, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import type { OpenedFile, RowContent, RowReading, RowTreatment } from './file-format.ts';
import { lineReasons } from './import-messages.ts';
import type { ResolvedTime, TimeResolver } from './local-time.ts';
import type { FileRow } from './parse-rows.ts';
import { type LocalTime, parseTimestamp, toLocalTime } from './timestamp.ts';

/** A reading ready to be stored. */
export interface ParsedReading extends ResolvedTime {
  readonly line: number;
  readonly sourceKey: string;
  readonly kind: MetricKind;
  readonly valueMgDl: number | null;
  readonly rangeFlag: RangeFlag | null;
  /** As in the file, where that is mmol/L. */
  readonly originalMmolL: number | null;
}

export interface ParsedTreatment extends ResolvedTime, RowTreatment {
  readonly line: number;
  readonly sourceKey: string;
}

/** What became of a line. */
export type Line =
  | {
      readonly type: 'data';
      readonly reading: ParsedReading | null;
      readonly treatments: readonly ParsedTreatment[];
    }
  | { readonly type: 'duplicate' | 'skipped' }
  | { readonly type: 'error'; readonly line: number; readonly reason: string };

export interface LineContext {
  readonly file: OpenedFile;
  readonly unit: GlucoseUnit;
  readonly dateOrder: DateOrder;
  readonly resolve: TimeResolver;
  /** Nothing may be measured after this moment, epoch milliseconds. */
  readonly latestMs: number;
}

type DataRow = Extract<RowContent, { type: 'data' }>;

const pad = (value: number): string => String(value).padStart(2, '0');

const momentKey = ({ year, month, day, hour, minute, second }: LocalTime): string =>
  `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`;

const MAX_INSULIN_UNITS = 500;
const MAX_CARBS_GRAMS = 2000;

const isPossibleAmount = ({ kind, amount }: RowTreatment): boolean =>
  amount > 0 && amount <= (kind === 'carbs' ? MAX_CARBS_GRAMS : MAX_INSULIN_UNITS);

const findProblem = ({ reading, treatments }: DataRow, unit: GlucoseUnit): string | null => {
  if (reading && checkMetric({ metricType: 'glucose', unit, ...reading }).length > 0)
    return lineReasons.valueImpossible(String(reading.value).replace('.', ','), unit);
  const odd = treatments.find((treatment) => !isPossibleAmount(treatment));
  return odd ? lineReasons.amountImpossible(String(odd.amount).replace('.', ',')) : null;
};

const parseReading = (
  line: number,
  sourceKey: string,
  time: ResolvedTime,
  { kind, value, rangeFlag }: RowReading,
  unit: GlucoseUnit,
): ParsedReading => ({
  ...time,
  line,
  sourceKey,
  kind,
  rangeFlag,
  valueMgDl: value === null ? null : toMgDl(value, unit),
  originalMmolL: unit === 'mmol/L' ? value : null,
});

/**
 * Reads the lines of one file in order. It remembers what it saw: a line that repeats is a duplicate; another value
 * at the same moment of the same device is the next occurrence (the hour that the end of summer time repeats).
 */
export const createLineReader = ({ file, unit, dateOrder, resolve, latestMs }: LineContext) => {
  const seen = new Map<string, string[]>();

  /** 1 for the first content of a key, 2 for another one; null when this content was seen. */
  const occurrenceOf = (key: string, content: string): number | null => {
    const contents = seen.get(key) ?? [];
    if (contents.includes(content)) return null;
    seen.set(key, [...contents, content]);
    return contents.length + 1;
  };

  return (row: FileRow): Line => {
    const { line } = row;
    const error = (reason: string): Line => ({ type: 'error', line, reason });
    const content = file.read(row);
    if (content.type === 'skipped') return content;
    if (content.type === 'error') return error(content.reason);

    const text = file.timestampOf(row);
    if (text === '') return error(lineReasons.timestampEmpty);
    const timestamp = parseTimestamp(text);
    const local = timestamp && toLocalTime(timestamp, dateOrder);
    if (!local) return error(lineReasons.timestampUnreadable(text));

    const problem = findProblem(content, unit);
    if (problem) return error(problem);

    const key = `${content.key}|${momentKey(local)}`;
    const occurrence = occurrenceOf(key, JSON.stringify([content.reading, content.treatments]));
    if (occurrence === null) return { type: 'duplicate' };
    const time = resolve(local, occurrence);
    if (time.at.getTime() > latestMs) return error(lineReasons.inFuture);
    const sourceKey = occurrence === 1 ? key : `${key}|${occurrence}`;
    return {
      type: 'data',
      reading: content.reading && parseReading(line, sourceKey, time, content.reading, unit),
      treatments: content.treatments.map((treatment) => ({
        ...time,
        ...treatment,
        line,
        sourceKey: `${sourceKey}|${treatment.kind}`,
      })),
    };
  };
};

import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { checkMetric } from '@vida/contract/measurements/check-metric.ts';
import { isGlucoseUnitUnclear, toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { DataContent, RowReading, RowTreatment } from './file-format.ts';
import { lineReasons } from './import-messages.ts';
import type { ResolvedTime } from './time/local-time.ts';
import type { LocatedRow } from './time/locate.ts';

/** PostgreSQL takes no NUL and no half of a surrogate pair in a text. */
const toStorable = (key: string): string => key.toWellFormed().replaceAll('\0', '');

/** '64', 'low', '112/10': what an anonymous row holds, as part of its key. */
const valuesOf = ({ readings, treatments }: DataContent): string =>
  [
    ...readings.map(({ value, diastolic, rangeFlag }) => `${value ?? rangeFlag}${diastolic ? ` ${diastolic}` : ''}`),
    ...treatments.map(({ amount }) => amount),
  ].join('/');

/** What makes a row the same as one that was imported before. */
export const keyOf = ({ content, momentKey }: LocatedRow): string => {
  const known = `${toStorable(content.key)}|${momentKey}`;
  return content.isAnonymous ? `${known}|${valuesOf(content)}` : known;
};

interface Parsed extends ResolvedTime {
  readonly line: number;
  /** Counts the rows with data; a row may hold several readings and treatments. */
  readonly row: number;
  readonly sourceKey: string;
}

/** A reading ready to be stored, in the stored unit of its type. */
export interface ParsedReading extends Parsed, Omit<RowReading, 'glucoseUnit'> {
  /** As in the file, where that is mmol/L. */
  readonly originalMmolL: number | null;
}

export interface ParsedTreatment extends Parsed, RowTreatment {}

/** What became of a row whose moment is known. */
export type Line =
  | {
      readonly type: 'data';
      readonly readings: readonly ParsedReading[];
      readonly treatments: readonly ParsedTreatment[];
    }
  | { readonly type: 'duplicate' }
  | { readonly type: 'error'; readonly reason: string };

export interface LineContext {
  /** Of rows that do not name their own. */
  readonly unit: GlucoseUnit;
  /** Positions of the rows of the second pass through a repeated hour. */
  readonly secondPasses: ReadonlySet<number>;
  /** Whether several rows may have this key. */
  readonly mayRepeat: (key: string) => boolean;
  /** Nothing may be measured after this moment, epoch milliseconds. */
  readonly latestMs: number;
}

const parseReading = (parsed: Parsed, { glucoseUnit, ...reading }: RowReading, fileUnit: GlucoseUnit) => {
  const { metricType, value } = reading;
  if (metricType !== 'glucose')
    return { ...parsed, ...reading, sourceKey: `${parsed.sourceKey}|${metricType}`, originalMmolL: null };
  const unit = glucoseUnit ?? fileUnit;
  return {
    ...parsed,
    ...reading,
    value: value === null ? null : toMgDl(value, unit),
    originalMmolL: unit === 'mmol/L' ? value : null,
  };
};

const MAX_INSULIN_UNITS = 500;
const MAX_CARBS_GRAMS = 2000;

const isPossibleAmount = ({ kind, amount }: RowTreatment): boolean =>
  amount > 0 && amount <= (kind === 'carbs' ? MAX_CARBS_GRAMS : MAX_INSULIN_UNITS);

const withComma = (value: number | null): string => String(value).replace('.', ',');

/** Devices show mg/dL without decimals: 12,5 in such a file is mmol/L, and as mg/dL it would be a deep low. */
const looksLikeMmolL = (value: number | null, unit: string): boolean =>
  unit === 'mg/dL' && value !== null && !Number.isInteger(value) && isGlucoseUnitUnclear(value);

const findReadingProblem = (reading: RowReading, fileUnit: GlucoseUnit): string | null => {
  const { metricType, value, diastolic, glucoseUnit } = reading;
  const unit = metricType === 'glucose' ? (glucoseUnit ?? fileUnit) : storedUnitOf(metricType);
  if (looksLikeMmolL(value, unit)) return lineReasons.looksLikeMmolL(withComma(value));
  if (checkMetric({ ...reading, unit }).length === 0) return null;
  const text = diastolic === null ? withComma(value) : `${withComma(value)}/${withComma(diastolic)}`;
  return lineReasons.valueImpossible(text, unit);
};

/** Why a row cannot be true; one impossible value spoils its row, which may be shifted or damaged. Null: it can. */
const findRowProblem = ({ readings, treatments }: DataContent, unit: GlucoseUnit): string | null => {
  for (const reading of readings) {
    const problem = findReadingProblem(reading, unit);
    if (problem) return problem;
  }
  const odd = treatments.find((treatment) => !isPossibleAmount(treatment));
  return odd ? lineReasons.amountImpossible(withComma(odd.amount)) : null;
};

/**
 * Reads the rows of one file in order. It remembers what it saw: a row that repeats is a duplicate, unless it is the
 * second pass through a repeated hour; another value at the same moment of the same device is kept beside the first.
 */
export const createLineReader = ({ unit, secondPasses, mayRepeat, latestMs }: LineContext) => {
  /** Contents with their keys, and how many contents of a key: of the few that repeat. */
  const seen = new Set<string>();
  const contents = new Map<string, number>();
  let row = 0;

  /** 1 for the first content of a key, 2 for another one; null when this content was seen. */
  const occurrenceOf = (key: string, isSecond: boolean, { content }: LocatedRow): number | null => {
    if (!mayRepeat(key)) return 1;
    const text = `${JSON.stringify([isSecond, content.readings, content.treatments])} ${key}`;
    if (seen.has(text)) return null;
    seen.add(text);
    const count = (contents.get(key) ?? 0) + 1;
    contents.set(key, count);
    return count;
  };

  return (located: LocatedRow, position: number): Line => {
    const { place, content } = located;
    const problem = findRowProblem(content, unit);
    if (problem) return { type: 'error', reason: problem };

    const key = keyOf(located);
    const isSecond = secondPasses.has(position);
    const occurrence = occurrenceOf(key, isSecond, located);
    if (occurrence === null) return { type: 'duplicate' };
    const [first, second = first] = located.times;
    const time = isSecond ? second : first;
    if (time.at.getTime() > latestMs) return { type: 'error', reason: lineReasons.inFuture };
    const sourceKey = occurrence === 1 ? key : `${key}|${occurrence}`;
    const parsed = { ...time, line: place.line, row, sourceKey };
    row += 1;
    return {
      type: 'data',
      readings: content.readings.map((reading) => parseReading(parsed, reading, unit)),
      treatments: content.treatments.map((treatment) => ({
        ...parsed,
        ...treatment,
        sourceKey: `${sourceKey}|${treatment.kind}`,
      })),
    };
  };
};

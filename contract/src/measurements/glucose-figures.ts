import { riskIndicesOf } from './glucose-risk.ts';
import {
  type GlucoseBand,
  type GlucoseLevel,
  glucoseRanges,
  type RangeShares,
  rangeOfReading,
  STANDARD_BAND,
} from './glucose-rules.ts';
import { sharePercents } from './share-percents.ts';

/** A reading with its moment, epoch milliseconds. */
export interface TimedReading extends GlucoseLevel {
  readonly at: number;
}

/** What a set of readings says. Null where it cannot be computed. */
export interface GlucoseFigures {
  /** Readings with a value or a low/high flag. */
  readonly readingCount: number;
  /** Those with a value: only they enter mean and deviation. */
  readonly valueCount: number;
  readonly meanMgDl: number | null;
  /** Sample standard deviation (n - 1). */
  readonly sdMgDl: number | null;
  /** 100 * SD / mean; up to 36 is called stable. */
  readonly cvPercent: number | null;
  readonly rangeCounts: RangeShares;
  /** Percents with one decimal that sum to 100. */
  readonly rangePercents: RangeShares;
  /** Low and high blood glucose index. */
  readonly lbgi: number | null;
  readonly hbgi: number | null;
  readonly lowest: TimedReading | null;
  readonly highest: TimedReading | null;
}

const sharesOf = (values: readonly number[]): RangeShares => {
  const [veryLow = 0, low = 0, target = 0, high = 0, veryHigh = 0] = values;
  return { veryLow, low, target, high, veryHigh };
};

/** Exact percents of counts, not rounded; all 0 for nothing. */
export const exactPercentsOf = (counts: RangeShares): RangeShares => {
  const total = glucoseRanges.reduce((sum, range) => sum + counts[range], 0);
  return sharesOf(glucoseRanges.map((range) => (total === 0 ? 0 : (100 * counts[range]) / total)));
};

/** Arithmetic mean; null for nothing. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sample standard deviation around `mean`; null below two values. */
const sampleSdOf = (values: readonly number[], mean: number | null): number | null => {
  if (mean === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
};

/** Glucose management indicator in %, from a sensor's mean in mg/dL (Bergenstal 2018). */
export const gmiPercentOf = (meanMgDl: number): number => 3.31 + 0.02392 * meanMgDl;

const countRanges = (readings: readonly TimedReading[], band: GlucoseBand): RangeShares => {
  const counts = sharesOf([]);
  for (const reading of readings) {
    const range = rangeOfReading(reading, band);
    if (range) counts[range] += 1;
  }
  return counts;
};

/** Where a reading stands: a flagged one lies beyond every value. */
const heightOf = ({ value, rangeFlag }: GlucoseLevel): number =>
  value ?? (rangeFlag === 'low' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

const extremeOf = (readings: readonly TimedReading[], side: 1 | -1): TimedReading | null =>
  readings.reduce<TimedReading | null>(
    (found, each) => (found && side * (heightOf(each) - heightOf(found)) <= 0 ? found : each),
    null,
  );

/**
 * The figures of a set of readings, in any order. Readings outside the device's range count in the outermost
 * range (leaving the LOs out would flatter the time below) and stay out of mean and deviation.
 */
export const computeGlucoseFigures = (
  readings: readonly TimedReading[],
  band: GlucoseBand = STANDARD_BAND,
): GlucoseFigures => {
  const known = readings.filter((reading) => rangeOfReading(reading) !== null);
  const values = known.flatMap(({ value }) => (value === null ? [] : [value]));
  const meanMgDl = meanOf(values);
  const sdMgDl = sampleSdOf(values, meanMgDl);
  const rangeCounts = countRanges(known, band);
  const indices = riskIndicesOf(values);
  return {
    readingCount: known.length,
    valueCount: values.length,
    meanMgDl,
    sdMgDl,
    cvPercent: sdMgDl === null || !meanMgDl ? null : (100 * sdMgDl) / meanMgDl,
    rangeCounts,
    rangePercents: sharesOf(sharePercents(glucoseRanges.map((range) => rangeCounts[range]))),
    lbgi: indices?.lbgi ?? null,
    hbgi: indices?.hbgi ?? null,
    lowest: extremeOf(known, -1),
    highest: extremeOf(known, 1),
  };
};

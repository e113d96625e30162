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

/** A reading with what it counts in figures beside others: a sensor's minutes; 1 for a single reading. */
export interface WeighedReading extends TimedReading {
  readonly weight: number;
}

/** What a set of readings says. Null where it cannot be computed. */
export interface GlucoseFigures {
  /** Readings with a value or a low/high flag. */
  readonly readingCount: number;
  /** Those with a value: only they enter mean and deviation. */
  readonly valueCount: number;
  readonly meanMgDl: number | null;
  /** Sample standard deviation (n - 1), the weights being those of reliability. */
  readonly sdMgDl: number | null;
  /** 100 * SD / mean; up to 36 is called stable. */
  readonly cvPercent: number | null;
  /** Readings. */
  readonly rangeCounts: RangeShares;
  /** What the readings weigh, in exact percents; all 0 for nothing. */
  readonly exactPercents: RangeShares;
  /** The same with one decimal, so that they sum to 100. */
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

/** Arithmetic mean; null for nothing. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Equal readings together: a sensor has few different values, and each is worked out once. */
interface EqualReadings extends GlucoseLevel {
  count: number;
  weight: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** A value in mg/dL with what all readings of it weigh. */
type WeighedValue = EqualReadings & { readonly value: number };

const weighedMeanOf = (values: readonly WeighedValue[]): number | null =>
  values.length === 0
    ? null
    : sumOf(values.map(({ value, weight }) => value * weight)) / sumOf(values.map(({ weight }) => weight));

/**
 * Sample standard deviation around `mean`, weights being those of reliability; of equal weights it is the form with
 * n - 1. Null below two values.
 */
const sampleSdOf = (values: readonly WeighedValue[], mean: number | null, squaredWeights: number): number | null => {
  if (mean === null || sumOf(values.map(({ count }) => count)) < 2) return null;
  const squares = sumOf(values.map(({ value, weight }) => weight * (value - mean) ** 2));
  const total = sumOf(values.map(({ weight }) => weight));
  return Math.sqrt(squares / (total - squaredWeights / total));
};

/** Glucose management indicator in %, from a sensor's mean in mg/dL (Bergenstal 2018). */
export const gmiPercentOf = (meanMgDl: number): number => 3.31 + 0.02392 * meanMgDl;

/** A reading whose weight may be left out: then it counts as much as the others. */
type CountedReading = TimedReading & Partial<WeighedReading>;

/** How many readings lie in each range, and what they weigh together. */
const countRanges = (groups: readonly EqualReadings[], band: GlucoseBand) => {
  const [counts, weights] = [sharesOf([]), sharesOf([])];
  for (const group of groups) {
    const range = rangeOfReading(group, band);
    if (!range) continue;
    counts[range] += group.count;
    weights[range] += group.weight;
  }
  return { counts, weights: glucoseRanges.map((range) => weights[range]) };
};

/** Where a reading stands: a flagged one lies beyond every value. */
export const heightOf = ({ value, rangeFlag }: GlucoseLevel): number =>
  value ?? (rangeFlag === 'low' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

const extremeOf = (readings: readonly TimedReading[], side: 1 | -1): TimedReading | null =>
  readings.reduce<TimedReading | null>(
    (found, each) => (found && side * (heightOf(each) - heightOf(found)) <= 0 ? found : each),
    null,
  );

/**
 * The figures of a set of readings, in any order; one of weight 0 stays out of all of them. Readings outside the
 * device's range count in the outermost range (leaving the LOs out would flatter the time below) and stay out of mean
 * and deviation.
 */
export const computeGlucoseFigures = (
  readings: readonly CountedReading[],
  band: GlucoseBand = STANDARD_BAND,
): GlucoseFigures => {
  const known = readings.filter(
    ({ value, rangeFlag, weight }) => weight !== 0 && (value !== null || rangeFlag !== null),
  );
  const groups = new Map<number, EqualReadings>();
  let squaredWeights = 0;
  for (const reading of known) {
    const { value, rangeFlag, weight = 1 } = reading;
    if (value !== null) squaredWeights += weight ** 2;
    const height = heightOf(reading);
    const group = groups.get(height);
    if (group) {
      group.count += 1;
      group.weight += weight;
    } else groups.set(height, { value, rangeFlag, count: 1, weight });
  }
  const values = [...groups.values()].filter((group): group is WeighedValue => group.value !== null);
  const meanMgDl = weighedMeanOf(values);
  const sdMgDl = sampleSdOf(values, meanMgDl, squaredWeights);
  const inRanges = countRanges([...groups.values()], band);
  const total = sumOf(inRanges.weights);
  const indices = riskIndicesOf(
    values.map(({ value }) => value),
    values.map(({ weight }) => weight),
  );
  return {
    readingCount: known.length,
    valueCount: sumOf(values.map(({ count }) => count)),
    meanMgDl,
    sdMgDl,
    cvPercent: sdMgDl === null || !meanMgDl ? null : (100 * sdMgDl) / meanMgDl,
    rangeCounts: inRanges.counts,
    exactPercents: sharesOf(inRanges.weights.map((weight) => (total === 0 ? 0 : (100 * weight) / total))),
    rangePercents: sharesOf(sharePercents(inRanges.weights)),
    lbgi: indices?.lbgi ?? null,
    hbgi: indices?.hbgi ?? null,
    lowest: extremeOf(known, -1),
    highest: extremeOf(known, 1),
  };
};

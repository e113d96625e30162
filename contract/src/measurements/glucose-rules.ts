import { toMgDl, wasGivenInMmolL } from './glucose-units.ts';
import type { RangeFlag } from './metric-kinds.ts';

/** Thresholds in mg/dL (International Consensus on Time in Range 2019). */
export const VERY_LOW_BELOW_MG_DL = 54;
export const LOW_BELOW_MG_DL = 70;
/** Above it the specification's card reads 'Levemente elevada'. */
export const NORMAL_UP_TO_MG_DL = 140;
export const TARGET_UP_TO_MG_DL = 180;
export const HIGH_UP_TO_MG_DL = 250;
/** Above it a single reading is a reason to be seen the same day, and above the next one an emergency. */
export const SAME_DAY_CARE_ABOVE_MG_DL = 300;
export const EMERGENCY_ABOVE_MG_DL = 400;

/**
 * The limits of the consensus documents in mg/dL, each with its pair in mmol/L (Battelino 2019): a reading is compared
 * in the unit it was given in. 10,0 mmol/L is 180,182 mg/dL and not above 180.
 */
const pairs: ReadonlyMap<number, number> = new Map(
  [
    [VERY_LOW_BELOW_MG_DL, 3],
    [63, 3.5],
    [LOW_BELOW_MG_DL, 3.9],
    [NORMAL_UP_TO_MG_DL, 7.8],
    [TARGET_UP_TO_MG_DL, 10],
    [HIGH_UP_TO_MG_DL, 13.9],
  ].map(([limitMgDl = 0, limitMmolL = 0]) => [limitMgDl, toMgDl(limitMmolL, 'mmol/L')]),
);

/** Whether a value lies between a limit and its pair, and was given in the pair's unit. */
const isUpToPair = (glucoseMgDl: number, limitMgDl: number): boolean =>
  !Number.isInteger(glucoseMgDl) && glucoseMgDl <= (pairs.get(limitMgDl) ?? limitMgDl) && wasGivenInMmolL(glucoseMgDl);

/** Whether a value in mg/dL lies below a limit in mg/dL, in the unit it was given in. */
export const isBelowLimit = (glucoseMgDl: number, limitMgDl: number): boolean =>
  glucoseMgDl < limitMgDl || (isUpToPair(glucoseMgDl, limitMgDl) && glucoseMgDl !== pairs.get(limitMgDl));

/** Whether a value in mg/dL lies above a limit in mg/dL, in the unit it was given in. */
export const isAboveLimit = (glucoseMgDl: number, limitMgDl: number): boolean =>
  glucoseMgDl > limitMgDl && !isUpToPair(glucoseMgDl, limitMgDl);

/** The class of a single reading, as the card and the list word it. */
export type GlucoseClass = 'very_low' | 'low' | 'normal' | 'slightly_high' | 'very_high';

/** The five ranges of the reports, from the lowest. */
export const glucoseRanges = ['veryLow', 'low', 'target', 'high', 'veryHigh'] as const;
export type GlucoseRange = (typeof glucoseRanges)[number];
/** A number for each range: readings, or percents of them. */
export type RangeShares = Record<GlucoseRange, number>;

/** A reading as far as the rules care: mg/dL, or the side of the device's range it fell off. */
export interface GlucoseLevel {
  readonly value: number | null;
  readonly rangeFlag: RangeFlag | null;
}

/** The class of a value in mg/dL. 45 is never 'normal', 260 never 'slightly high'. */
export const classifyGlucose = (glucoseMgDl: number): GlucoseClass => {
  if (isBelowLimit(glucoseMgDl, VERY_LOW_BELOW_MG_DL)) return 'very_low';
  if (isBelowLimit(glucoseMgDl, LOW_BELOW_MG_DL)) return 'low';
  if (!isAboveLimit(glucoseMgDl, NORMAL_UP_TO_MG_DL)) return 'normal';
  return isAboveLimit(glucoseMgDl, HIGH_UP_TO_MG_DL) ? 'very_high' : 'slightly_high';
};

/** From and up to, both included, mg/dL. */
export interface GlucoseBand {
  readonly from: number;
  readonly to: number;
}

export const STANDARD_BAND: GlucoseBand = { from: LOW_BELOW_MG_DL, to: TARGET_UP_TO_MG_DL };

/** The report range of a value in mg/dL; the two middle limits are those of the person's band. */
export const glucoseRangeOf = (glucoseMgDl: number, band: GlucoseBand = STANDARD_BAND): GlucoseRange => {
  if (isBelowLimit(glucoseMgDl, VERY_LOW_BELOW_MG_DL)) return 'veryLow';
  if (isBelowLimit(glucoseMgDl, band.from)) return 'low';
  if (!isAboveLimit(glucoseMgDl, band.to)) return 'target';
  return isAboveLimit(glucoseMgDl, HIGH_UP_TO_MG_DL) ? 'veryHigh' : 'high';
};

/** Devices say LO below 20 to 40 mg/dL and HI above 400 to 600: always the outermost class. */
export const classifyReading = ({ value, rangeFlag }: GlucoseLevel): GlucoseClass | null => {
  if (value !== null) return classifyGlucose(value);
  if (rangeFlag === null) return null;
  return rangeFlag === 'low' ? 'very_low' : 'very_high';
};

export const rangeOfReading = (
  { value, rangeFlag }: GlucoseLevel,
  band: GlucoseBand = STANDARD_BAND,
): GlucoseRange | null => {
  if (value !== null) return glucoseRangeOf(value, band);
  if (rangeFlag === null) return null;
  return rangeFlag === 'low' ? 'veryLow' : 'veryHigh';
};

/** What a reading asks for at once (domain rules, conservative: one reading, symptoms unknown). */
export type GlucoseAdvice =
  | 'low_rule_of_15'
  | 'very_low_rule_of_15'
  | 'high_measure_again'
  | 'high_same_day_care'
  | 'high_emergency'
  | null;

/** Below 70 the rule of 15; above 250 measure again; above 300 be seen today; above 400 or 'HI' SAMU. */
export const adviseOnReading = (reading: GlucoseLevel): GlucoseAdvice => {
  const glucoseClass = classifyReading(reading);
  if (glucoseClass === 'very_low') return 'very_low_rule_of_15';
  if (glucoseClass === 'low') return 'low_rule_of_15';
  if (glucoseClass !== 'very_high') return null;
  if (reading.value === null || reading.value > EMERGENCY_ABOVE_MG_DL) return 'high_emergency';
  return reading.value > SAME_DAY_CARE_ABOVE_MG_DL ? 'high_same_day_care' : 'high_measure_again';
};

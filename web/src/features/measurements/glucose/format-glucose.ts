import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucose, formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import {
  type GlucoseBand,
  type GlucoseLevel,
  type GlucoseRange,
  HIGH_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { measurementsMessages as messages, NOTHING } from '../measurements-messages.ts';
import { bandMessages } from './goal-messages.ts';

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const mgDl = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** An index without a unit, always with one decimal: '1,0'. */
export const formatIndex = (value: number): string => oneDecimal.format(value);

/** '112 mg/dL', or 'LO' for a reading below what the device measures. */
export const formatReading = ({ value, rangeFlag }: GlucoseLevel, unit: GlucoseUnit): string => {
  if (value !== null) return formatGlucose(value, unit);
  return rangeFlag === null ? NOTHING : messages.flagValues[rangeFlag];
};

/** The number of an end of a period, without its unit; 'LO' or 'HI' for one beyond what the device measures. */
export const formatExtreme = ({ value, rangeFlag }: GlucoseLevel, unit: GlucoseUnit): string =>
  value === null ? formatReading({ value, rangeFlag }, unit) : formatGlucoseNumber(value, unit);

/** The smallest step that a unit is written in. */
const steps: Record<GlucoseUnit, number> = { 'mg/dL': 1, 'mmol/L': 0.1 };

/** A limit in mg/dL, or a spread such as the standard deviation, in the person's unit, without it. */
export const formatAmount = (glucoseMgDl: number, unit: GlucoseUnit): string =>
  (unit === 'mmol/L' ? oneDecimal : mgDl).format(fromMgDl(glucoseMgDl, unit));

/** The limit one step further: under 70 comes 69, under 3,9 comes 3,8. */
const formatBeside = (limitMgDl: number, side: -1 | 1, unit: GlucoseUnit): string =>
  (unit === 'mmol/L' ? oneDecimal : mgDl).format(fromMgDl(limitMgDl, unit) + side * steps[unit]);

/** '70 a 180', the band without its unit. */
export const formatLimits = ({ from, to }: GlucoseBand, unit: GlucoseUnit): string =>
  bandMessages.between(formatAmount(from, unit), formatAmount(to, unit));

/** '70 a 180 mg/dL' */
export const formatBand = (band: GlucoseBand, unit: GlucoseUnit): string => `${formatLimits(band, unit)} ${unit}`;

/** The five ranges in words; in mmol/L these are the pairs of the consensus (54 and 3,0, 180 and 10,0 ...). */
export const rangeLimitsOf = (band: GlucoseBand, unit: GlucoseUnit): Record<GlucoseRange, string> => {
  const [lowest, highest] = [formatAmount(VERY_LOW_BELOW_MG_DL, unit), formatAmount(HIGH_UP_TO_MG_DL, unit)];
  return {
    veryLow: bandMessages.below(lowest),
    low: bandMessages.between(lowest, formatBeside(band.from, -1, unit)),
    target: formatLimits(band, unit),
    high: bandMessages.between(formatBeside(band.to, 1, unit), highest),
    veryHigh: bandMessages.above(highest),
  };
};

import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { checkMetric } from '@vida/contract/measurements/check-metric.ts';
import { isGlucoseUnitUnclear } from '@vida/contract/measurements/glucose-units.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-values.ts';
import type { DataContent, RowReading, RowTreatment } from './file-format.ts';
import { lineReasons } from './import-messages.ts';

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
export const findRowProblem = ({ readings, treatments }: DataContent, unit: GlucoseUnit): string | null => {
  for (const reading of readings) {
    const problem = findReadingProblem(reading, unit);
    if (problem) return problem;
  }
  const odd = treatments.find((treatment) => !isPossibleAmount(treatment));
  return odd ? lineReasons.amountImpossible(withComma(odd.amount)) : null;
};

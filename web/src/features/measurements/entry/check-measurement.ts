import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { checkMetric } from '@vida/contract/measurements/check-metric.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { isGlucoseUnitUnclear, toMgDl, UNCLEAR_UNIT_TO } from '@vida/contract/measurements/glucose-units.ts';
import {
  definitionOf,
  isWithin,
  metricDefinitions,
  storedUnitOf,
} from '@vida/contract/measurements/metric-definitions.ts';
import type { MetricType, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import { expandPressure } from '@vida/contract/measurements/pressure-rules.ts';
import { isUnusualValue } from '@vida/contract/measurements/usual-values.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { unitAfterNumber } from '../format-metric.ts';
import { metricMessages } from '../metric-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { Measurement } from './measurement-draft.ts';

/** The numbers of a reading as they are sent. */
export interface CheckedValues {
  readonly value: number | null;
  readonly unit: string;
  readonly diastolic: number | null;
  readonly rangeFlag: RangeFlag | null;
}

/** Why a possible reading is shown back before it is saved. */
export type Remark = 'short_pressure' | 'rare' | 'weight_jump' | 'old';

export type MeasurementCheck =
  | { readonly step: 'ask_unit' }
  | { readonly step: 'refuse'; readonly field: 'value' | 'diastolic'; readonly message: string }
  | { readonly step: 'ready'; readonly values: CheckedValues; readonly remarks: readonly Remark[] };

type Typed = Pick<Measurement, 'value' | 'diastolic'>;

/** Whether a number fits the other unit as well as (or better than) the person's own. */
const isUnitUnclear = (value: number, own: GlucoseUnit): boolean =>
  own === 'mg/dL' ? isGlucoseUnitUnclear(value) : value > UNCLEAR_UNIT_TO;

const checkGlucose = (value: number, own: GlucoseUnit, said: GlucoseUnit | null): MeasurementCheck => {
  if (!Number.isFinite(value)) {
    const flag = { value: null, unit: storedUnitOf('glucose'), diastolic: null };
    return { step: 'ready', values: { ...flag, rangeFlag: value < 0 ? 'low' : 'high' }, remarks: [] };
  }
  if (said === null && isUnitUnclear(value, own)) return { step: 'ask_unit' };
  const unit = said ?? own;
  const valueMgDl = toMgDl(value, unit);
  const { possible, usual } = metricDefinitions.glucose;
  if (!isWithin(valueMgDl, possible)) {
    const [from = '', to] = [possible.min, possible.max].map((limit) => formatGlucoseNumber(limit, unit));
    const message = messages.impossible(metricMessages.glucose.subject, from, `${to} ${unit}`);
    return { step: 'refuse', field: 'value', message };
  }
  const values = { value, unit, diastolic: null, rangeFlag: null };
  return { step: 'ready', values, remarks: isWithin(valueMgDl, usual) ? [] : ['rare'] };
};

/** What is impossible about numbers that are not glucose, in words that name the field; null for nothing. */
const findProblem = (type: MetricType, values: CheckedValues): MeasurementCheck | null => {
  const [problem] = checkMetric({ metricType: type, ...values });
  if (!problem) return null;
  const field = problem.field === 'diastolic' ? 'diastolic' : 'value';
  const subject = field === 'diastolic' ? messages.diastolicSubject : metricMessages[type].subject;
  if (!problem.limits) return { step: 'refuse', field, message: messages.systolicBelow };
  const { min, max } = problem.limits;
  const message = messages.impossible(
    subject,
    formatNumber(min),
    `${formatNumber(max)}${unitAfterNumber(values.unit)}`,
  );
  return { step: 'refuse', field, message };
};

const refuseFraction = (type: MetricType, { value, diastolic }: Typed): MeasurementCheck | null => {
  if (definitionOf(type).decimals > 0) return null;
  if (!Number.isInteger(value))
    return { step: 'refuse', field: 'value', message: messages.wholeNumber(metricMessages[type].subject) };
  if (diastolic === null || Number.isInteger(diastolic)) return null;
  return { step: 'refuse', field: 'diastolic', message: messages.wholeNumber(messages.diastolicSubject) };
};

/**
 * What to do with typed numbers: ask the unit of a glucose (`said` is the answer), refuse what is impossible, or go
 * on with the numbers as meant ('12 por 8' is 120 por 80) and what has to be confirmed about them.
 */
export const checkMeasurement = (
  type: MetricType,
  typed: Typed,
  own: GlucoseUnit,
  said: GlucoseUnit | null,
): MeasurementCheck => {
  if (type === 'glucose') return checkGlucose(typed.value, own, said);
  const { value: systolic, diastolic } = typed;
  const short = type === 'blood_pressure' && diastolic !== null ? expandPressure({ systolic, diastolic }) : null;
  const isShort = short?.wasShort === true;
  const meant = isShort ? { value: short.systolic, diastolic: short.diastolic } : typed;
  const values = { ...meant, unit: storedUnitOf(type), rangeFlag: null };
  const refusal = refuseFraction(type, meant) ?? findProblem(type, values);
  if (refusal) return refusal;
  const isRare = isUnusualValue({ metricType: type, ...meant });
  return {
    step: 'ready',
    values,
    remarks: [...(isShort ? (['short_pressure'] as const) : []), ...(isRare ? (['rare'] as const) : [])],
  };
};

import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { isGlucoseUnitUnclear, toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { metricContextSchema } from '@vida/contract/measurements/metric-kinds.ts';
import { isWithin, metricLimits } from '@vida/contract/measurements/metric-limits.ts';
import {
  MEASURED_AT_TOLERANCE_MS,
  type NewHealthMetric,
} from '@vida/contract/measurements/metric-schemas.ts';
import { z } from 'zod';
import { formatGlucoseNumber } from '../glucose/format-glucose.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { fromWallTime } from './wall-time.ts';

const messages = measurementsMessages.form;

/** The words a meter shows where a value is outside what it measures, as the form holds them. */
export const OUT_OF_RANGE = { LO: Number.NEGATIVE_INFINITY, HI: Number.POSITIVE_INFINITY } as const;

/** What the form holds: the number as typed, the moment of the day, the clock on the wall. */
export const newMeasurementSchema = (timeZone: string) =>
  z.object({
    value: z
      .union([z.number(), z.literal([OUT_OF_RANGE.LO, OUT_OF_RANGE.HI])], { error: messages.valueMissing })
      .nullable()
      .refine((value) => value !== null, { error: messages.valueMissing }),
    context: z.union([metricContextSchema, z.literal('')]),
    when: z.string().superRefine((text, ctx) => {
      const at = fromWallTime(text, timeZone);
      if (!at) ctx.addIssue({ code: 'custom', message: messages.whenMissing });
      else if (at.getTime() > Date.now() + MEASURED_AT_TOLERANCE_MS)
        ctx.addIssue({ code: 'custom', message: messages.inFuture });
    }),
  });

type Schema = ReturnType<typeof newMeasurementSchema>;
/** While it is filled in, and once it is complete. */
export type MeasurementDraft = z.input<Schema>;
export type NewMeasurement = z.output<Schema>;

/** A number without its unit, and what is left to find out about it. */
export type ValueCheck =
  | { readonly step: 'ask_unit' }
  | { readonly step: 'refuse'; readonly message: string }
  | { readonly step: 'confirm' }
  | { readonly step: 'save' };

/** The largest mmol/L anybody types; above it the number was read in mg/dL. */
const MMOL_L_UP_TO = 33.3;

/** Whether a number fits the other unit as well as (or better than) the person's own. */
const isUnitUnclear = (value: number, own: GlucoseUnit): boolean =>
  own === 'mg/dL' ? isGlucoseUnitUnclear(value) : value > MMOL_L_UP_TO;

/**
 * What to do with a typed number: ask its unit where that is unclear (`said` is the answer), refuse what is
 * impossible, confirm what is rare.
 */
export const checkTypedValue = (value: number, own: GlucoseUnit, said: GlucoseUnit | null): ValueCheck => {
  if (!Number.isFinite(value)) return { step: 'save' };
  if (said === null && isUnitUnclear(value, own)) return { step: 'ask_unit' };
  const unit = said ?? own;
  const valueMgDl = toMgDl(value, unit);
  const { possible, usual } = metricLimits.glucose;
  if (!isWithin(valueMgDl, possible)) {
    const [from, to] = [possible.min, possible.max].map((limit) => formatGlucoseNumber(limit, unit));
    return { step: 'refuse', message: messages.impossible(from ?? '', `${to} ${unit}`) };
  }
  return isWithin(valueMgDl, usual) ? { step: 'save' } : { step: 'confirm' };
};

/** The reading as it is sent; an untouched 'Quando' is the moment of saving. */
export const toNewMetric = (
  { value, context, when }: NewMeasurement,
  unit: GlucoseUnit,
  timeZone: string,
  isNow: boolean,
): NewHealthMetric => {
  const at = isNow ? null : fromWallTime(when, timeZone);
  return {
    metricType: 'glucose',
    ...(Number.isFinite(value) ? { value, unit } : { rangeFlag: value < 0 ? 'low' : 'high' }),
    context: context === '' ? null : context,
    ...(at && { measuredAt: at.toISOString() }),
  };
};

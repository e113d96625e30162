import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { roundTo } from '@vida/contract/core/decimals.ts';
import { CLOCK_TOLERANCE_MS } from '@vida/contract/core/time.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { definitionOf } from '@vida/contract/measurements/metric-definitions.ts';
import { type MetricType, metricContextSchema, metricKindSchema } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { metricMessages } from '../metric-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { fromWhen, toWhen } from './when.ts';

/** The words a meter shows where a value is outside what it measures, as the form holds them. */
export const OUT_OF_RANGE = { LO: Number.NEGATIVE_INFINITY, HI: Number.POSITIVE_INFINITY } as const;

/** Characters of the person's own words, as the contract allows. */
export const MAX_NOTES = 1000;

/** NaN is text that is no number; the resolver reports the first arm of a union, so each arm says it. */
const readableNumber = z.number({ error: messages.unreadable });

/** What the form holds: numbers as typed, the moment of the day, the clock on the wall, the person's own words. */
export const measurementSchema = (type: MetricType, timeZone: string) => {
  const { missing } = metricMessages[type];
  return z.object({
    value: z
      .union([readableNumber, z.literal([OUT_OF_RANGE.LO, OUT_OF_RANGE.HI])])
      .nullable()
      .refine((value) => value !== null, { error: missing }),
    diastolic: readableNumber
      .nullable()
      .refine((value) => value !== null || type !== 'blood_pressure', { error: messages.diastolicMissing }),
    context: z.union([metricContextSchema, z.literal('')]),
    kind: metricKindSchema,
    when: z.string().superRefine((text, ctx) => {
      const at = fromWhen(type, text, timeZone, new Date());
      if (!at) ctx.addIssue({ code: 'custom', message: messages.whenMissing });
      else if (at.getTime() > Date.now() + CLOCK_TOLERANCE_MS)
        ctx.addIssue({ code: 'custom', message: messages.inFuture });
    }),
    notes: z.string().max(MAX_NOTES, { error: messages.notesTooLong }),
  });
};

type Schema = ReturnType<typeof measurementSchema>;
/** While it is filled in, and once it is complete. */
export type MeasurementDraft = z.input<Schema>;
export type Measurement = z.output<Schema>;

/** A form over a measurement. */
export type MeasurementFormReturn = UseFormReturn<MeasurementDraft, unknown, Measurement>;

export interface MeasurementFieldsProps {
  type: MetricType;
  form: MeasurementFormReturn;
}

/** An empty form of now. A glycated haemoglobin comes from a laboratory. */
export const blankDraft = (type: MetricType, timeZone: string): MeasurementDraft => ({
  value: null,
  diastolic: null,
  context: '',
  kind: definitionOf(type).isLabTest ? 'laboratory' : 'manual',
  when: toWhen(type, new Date(), timeZone),
  notes: '',
});

/** A value in mg/dL in the person's unit, as it was typed where it was typed in that unit. */
const shownGlucose = ({ value, originalValue, originalUnit }: HealthMetric, unit: GlucoseUnit) => {
  if (value === null || originalUnit === unit) return originalValue;
  return roundTo(fromMgDl(value, unit), 1);
};

/** The form of a stored reading, glucose in the person's unit. */
export const draftOf = (metric: HealthMetric, unit: GlucoseUnit, timeZone: string): MeasurementDraft => {
  const { metricType, rangeFlag } = metric;
  const shown = metricType === 'glucose' ? shownGlucose(metric, unit) : metric.value;
  return {
    value: rangeFlag === null ? shown : OUT_OF_RANGE[rangeFlag === 'low' ? 'LO' : 'HI'],
    diastolic: metric.diastolic,
    context: metric.context ?? '',
    kind: metric.kind,
    when: toWhen(metricType, new Date(metric.measuredAt), timeZone),
    notes: metric.notes ?? '',
  };
};

import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema, textSchema } from '../core/text.ts';
import { instantSchema } from '../core/time.ts';
import { utcOffsetSchema } from '../core/time-schemas.ts';
import { checkMetric, type MetricProblem } from './check-metric.ts';
import { metricContextSchema, metricKindSchema, metricTypeSchema, rangeFlagSchema } from './metric-kinds.ts';

export const MAX_METRICS_PER_POST = 1000;
export const MAX_METRICS_PER_PAGE = 5000;

/** No home meter kept its memory that long: an earlier date is a device that lost its clock, or a slip. */
export const MEASURED_AT_FROM = '1990-01-01T00:00:00.000Z';

const measuredAtSchema = instantSchema.refine((at) => new Date(at) >= new Date(MEASURED_AT_FROM), {
  params: { reason: 'before_1990' },
});

/** A stored reading. `value` is in `unit` (glucose: mg/dL) and null exactly where `rangeFlag` says why. */
export const healthMetricSchema = z.object({
  id: idSchema,
  metricType: metricTypeSchema,
  /** For blood pressure the systolic one. */
  value: z.number().nullable(),
  unit: z.string(),
  measuredAt: z.string(),
  /** Minutes that the person's clock was ahead of UTC (São Paulo: -180). */
  utcOffsetMinutes: z.number().int(),
  kind: metricKindSchema,
  context: metricContextSchema.nullable(),
  diastolic: z.number().nullable(),
  rangeFlag: rangeFlagSchema.nullable(),
  /** As it was sent, where that was another unit. */
  originalValue: z.number().nullable(),
  originalUnit: z.string().nullable(),
  /** Where it came from: `manual`, `libreview`, … */
  source: z.string(),
  /** What makes it the same reading when it arrives again from the same source. */
  sourceKey: z.string().nullable(),
  importId: idSchema.nullable(),
  notes: z.string().nullable(),
});

export type HealthMetric = z.infer<typeof healthMetricSchema>;

/** In a list: a glucose reading that another source tells stays in it, and enters no figure. */
export const listedHealthMetricSchema = healthMetricSchema.extend({ isOtherSource: z.boolean() });

export type ListedHealthMetric = z.infer<typeof listedHealthMetricSchema>;

const fields = z.strictObject({
  metricType: metricTypeSchema,
  value: z.number().nullish(),
  unit: z.string().nullish(),
  measuredAt: measuredAtSchema.nullish(),
  utcOffsetMinutes: utcOffsetSchema.nullish(),
  kind: metricKindSchema.nullish(),
  context: metricContextSchema.nullish(),
  diastolic: z.number().nullish(),
  rangeFlag: rangeFlagSchema.nullish(),
  source: requiredTextSchema(50).nullish(),
  sourceKey: requiredTextSchema(200).nullish(),
  /** Of a deleted reading that comes back; kept where this import of the person still exists. */
  importId: idSchema.nullish(),
  notes: textSchema(1000).nullish(),
});

const addProblem = (ctx: z.RefinementCtx, input: unknown, { field, reason, limits }: MetricProblem): void => {
  const path = [field];
  if (!limits) ctx.addIssue({ code: 'custom', path, input, params: { reason } });
  else if (typeof input === 'number' && input < limits.min)
    ctx.addIssue({ code: 'too_small', origin: 'number', minimum: limits.min, inclusive: true, path, input });
  else ctx.addIssue({ code: 'too_big', origin: 'number', maximum: limits.max, inclusive: true, path, input });
};

/**
 * A reading as it is sent. Only `metricType` and `value` are needed: the moment is now, the unit the type's own,
 * the kind `manual`. Impossible values and combinations are refused with a reason, never changed.
 */
export const newHealthMetricSchema = fields.superRefine((metric, ctx) => {
  for (const problem of checkMetric(metric)) addProblem(ctx, metric[problem.field], problem);
});

export type NewHealthMetric = z.output<typeof newHealthMetricSchema>;

/** What PUT takes: the fields that change; absent ones stay as they are. The type of a reading never changes. */
export const healthMetricChangeSchema = fields.partial();

export type HealthMetricChange = z.output<typeof healthMetricChangeSchema>;

const manySchema = z.array(newHealthMetricSchema).min(1).max(MAX_METRICS_PER_POST);

/** One reading or a list. */
export const newHealthMetricsSchema = z.union([newHealthMetricSchema, manySchema]);

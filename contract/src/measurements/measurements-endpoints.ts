import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import { instantSchema } from '../core/time.ts';
import { glucoseSummarySchema, MAX_SUMMARY_DAYS } from './glucose-summary.ts';
import { importQuerySchema, importResultSchema, MAX_IMPORT_BYTES, metricImportSchema } from './import-schemas.ts';
import { metricContextSchema, metricKindSchema, metricTypeSchema } from './metric-kinds.ts';
import {
  healthMetricChangeSchema,
  healthMetricSchema,
  listedHealthMetricSchema,
  MAX_METRICS_PER_PAGE,
  newHealthMetricsSchema,
} from './metric-schemas.ts';

/** A reading with what a change of it has to send back. */
export const healthMetricWithEtagSchema = withEtag(healthMetricSchema, healthMetricChangeSchema);
export type HealthMetricWithEtag = z.output<typeof healthMetricWithEtagSchema>;

/** The same in a list. */
const listedHealthMetricWithEtagSchema = withEtag(listedHealthMetricSchema, healthMetricChangeSchema);
export type ListedHealthMetricWithEtag = z.output<typeof listedHealthMetricWithEtagSchema>;

const metricsQuerySchema = z.strictObject({
  metricType: metricTypeSchema.optional(),
  context: metricContextSchema.optional(),
  kind: metricKindSchema.optional(),
  /** Inclusive. */
  from: instantSchema.optional(),
  /** Exclusive. */
  to: instantSchema.optional(),
  limit: queryInteger(1, MAX_METRICS_PER_PAGE).default(100),
  cursor: z.string().max(200).optional(),
});

export type MetricsQuery = z.output<typeof metricsQuerySchema>;

export const listHealthMetrics = defineEndpoint({
  name: 'measurements.list',
  method: 'GET',
  path: '/api/health-metrics',
  summary: 'Readings, newest first.',
  access: 'user',
  cacheable: 'revision',
  query: metricsQuerySchema,
  reply: z.array(listedHealthMetricWithEtagSchema),
});

export const addHealthMetrics = defineEndpoint({
  name: 'measurements.add',
  method: 'POST',
  path: '/api/health-metrics',
  summary: 'Store one reading or a list of up to 1000; a known source key stores nothing twice.',
  access: 'user',
  body: newHealthMetricsSchema,
  readBack: listedHealthMetricSchema,
  reply: z.union([healthMetricWithEtagSchema, z.array(healthMetricWithEtagSchema)]),
  status: 201,
});

export const changeHealthMetric = defineEndpoint({
  name: 'measurements.change',
  method: 'PUT',
  path: '/api/health-metrics/:id',
  summary: 'Change a reading; absent fields stay.',
  access: 'user',
  params: idParamsSchema,
  body: healthMetricChangeSchema,
  readBack: listedHealthMetricSchema,
  guards: healthMetricWithEtagSchema,
  reply: healthMetricWithEtagSchema,
});

export const deleteHealthMetric = defineEndpoint({
  name: 'measurements.delete',
  method: 'DELETE',
  path: '/api/health-metrics/:id',
  summary: 'Delete a reading; answers it, so that it can be sent again.',
  access: 'user',
  params: idParamsSchema,
  reply: healthMetricWithEtagSchema,
});

export const importHealthMetrics = defineEndpoint({
  name: 'measurements.import',
  method: 'POST',
  path: '/api/health-metrics/import',
  summary: 'Read a file of a glucose device, the raw bytes as the body.',
  access: 'user',
  heavy: 'import',
  query: importQuerySchema,
  rawBody: { contentTypes: ['text/csv', 'application/octet-stream'], maxBytes: MAX_IMPORT_BYTES },
  reply: importResultSchema,
});

export const listMetricImports = defineEndpoint({
  name: 'measurements.listImports',
  method: 'GET',
  path: '/api/health-metrics/imports',
  summary: 'The imports whose readings are here, newest first.',
  access: 'user',
  cacheable: 'revision',
  reply: z.array(metricImportSchema),
});

export const undoMetricImport = defineEndpoint({
  name: 'measurements.undoImport',
  method: 'DELETE',
  path: '/api/health-metrics/imports/:importId',
  summary: 'Remove everything that an import stored.',
  access: 'user',
  heavy: 'import',
  params: z.strictObject({ importId: idSchema }),
  reply: z.object({ importId: idSchema, removed: z.number().int() }),
});

export const getGlucoseSummary = defineEndpoint({
  name: 'measurements.glucoseSummary',
  method: 'GET',
  path: '/api/health-metrics/glucose-summary',
  summary: 'Figures of the last calendar days, today (or the day of `to`) included.',
  access: 'user',
  cacheable: 'minute',
  query: z.strictObject({
    days: queryInteger(1, MAX_SUMMARY_DAYS).default(14),
    /** A moment of the last day; now unless given. */
    to: instantSchema.optional(),
  }),
  reply: glucoseSummarySchema,
});

/** Parallel arrays, ascending; `offsetSeconds` counts from `from`, values are mg/dL. */
const seriesSchema = z.object({ offsetSeconds: z.array(z.number().int()), values: z.array(z.number()) });

export const glucoseSeriesSchema = z.object({
  from: instantSchema,
  sensor: seriesSchema,
  single: seriesSchema,
});
export type GlucoseSeries = z.infer<typeof glucoseSeriesSchema>;

export const getGlucoseSeries = defineEndpoint({
  name: 'measurements.glucoseSeries',
  method: 'GET',
  path: '/api/health-metrics/glucose-series',
  summary: 'The values of a period of at most 366 days for a chart.',
  access: 'user',
  cacheable: 'revision',
  query: z.strictObject({ from: instantSchema, to: instantSchema }),
  reply: glucoseSeriesSchema,
});

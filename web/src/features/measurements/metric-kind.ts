import {
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import type { HealthMetric, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useApiMutation, useRefresh } from '../../lib/api-query.ts';
import { recordWords } from '../../lib/records/record-messages.ts';
import { metricsKey } from './measurements-queries.ts';

/** A reading as it was, sent again: in the unit it was first written in. */
const toSentAgain = (metric: HealthMetric): NewHealthMetric => ({
  ...metric,
  value: metric.originalValue ?? metric.value,
  unit: metric.originalUnit ?? metric.unit,
});

/** Readings, as lists and forms write them. */
export const metricKind = {
  useAdd: () => useApiMutation(addHealthMetrics, useRefresh(metricsKey)),
  useChange: () => useApiMutation(changeHealthMetric, useRefresh(metricsKey)),
  useRemove: () => useApiMutation(deleteHealthMetric, useRefresh(metricsKey)),
  toSentAgain,
  words: recordWords('medição', 'f'),
};

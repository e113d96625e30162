import {
  metricContexts,
  metricDefinitions,
  metricKinds,
  metricTypes,
} from '@vida/contract/measurements/metric-definitions.ts';
import { measurementsMessages } from './measurements-messages.ts';

const { contexts, kinds } = measurementsMessages;

/** What can be measured, when and how, as the options of choices. */
export const metricTypeOptions = metricTypes.map((value) => ({ value, label: metricDefinitions[value].name }));
export const contextOptions = metricContexts.map((value) => ({ value, label: contexts[value] }));
export const kindOptions = metricKinds.map((value) => ({ value, label: kinds[value] }));

/** Periods in days as the options of a choice: '7 dias', '14', '30' ... */
export const periodOptions = (periods: readonly number[]) =>
  periods.map((days) => ({ value: String(days), label: measurementsMessages.periods[days] ?? String(days) }));

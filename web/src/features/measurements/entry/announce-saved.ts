import { adviseOnReading } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { measurementsMessages as messages } from '../measurements-messages.ts';

/**
 * Says that a reading was saved, and answers whether it asks for something at once. Then no toast comes: nothing may
 * stand over what to do.
 */
export const announceSaved = (metric: HealthMetric): { isAlarming: boolean } => {
  const isAlarming = adviseOnReading(metric) !== null;
  if (!isAlarming) toast({ title: messages.success, description: messages.form.saved });
  return { isAlarming };
};

import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';

const CURRENT_FOR_MS = 2 * HOUR_MS;

/** Whether a reading still says how the person is now. */
export const isCurrent = ({ measuredAt }: Pick<HealthMetric, 'measuredAt'>, now: Date): boolean =>
  now.getTime() - new Date(measuredAt).getTime() < CURRENT_FOR_MS;

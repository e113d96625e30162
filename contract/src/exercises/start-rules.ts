import type { ReadinessAdvice } from './readiness-rules.ts';

/**
 * What keeps a person from starting a session: a low glucose or one above 300, a severe low of the last day, and
 * pressure or heart rate that ask to wait (domain: exercise, sections 4 and 5). The others are said, and one may go on.
 */
const STOPPING_ADVICES: readonly ReadinessAdvice[] = [
  'treat_low',
  'pressure_stop',
  'no_training',
  'low_lately',
  'pressure_wait',
  'heart_rate_wait',
];

/** Whether a session may start now. */
export const mayStart = (advices: readonly ReadinessAdvice[]): boolean =>
  !advices.some((advice) => STOPPING_ADVICES.includes(advice));

import { dayOf } from '@vida/contract/core/time.ts';
import { formatDay, formatTime } from '../../lib/format.ts';

/** '21/11/2026, 09:00' in the person's zone. */
export const formatSaved = (at: string, timeZone: string): string =>
  `${formatDay(dayOf(new Date(at), timeZone))}, ${formatTime(at, timeZone)}`;

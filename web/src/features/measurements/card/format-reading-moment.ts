import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { formatTime } from '../../../lib/format.ts';
import { formatMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

/** When a reading was: 'hoje, 06:52, em jejum'; 'ontem, 22:10'; '12/04, 08:00'. */
export const formatReadingMoment = (
  { measuredAt, context }: Pick<HealthMetric, 'measuredAt' | 'context'>,
  timeZone: string,
  today: string,
): string => {
  const day = dayOf(new Date(measuredAt), timeZone);
  const time = formatTime(measuredAt, timeZone);
  const near = day === today ? messages.today : day === addDaysTo(today, -1) ? messages.yesterday : null;
  const moment = near ? `${near}, ${time}` : formatMoment(measuredAt, timeZone, today);
  return context && context !== 'outro' ? `${moment}, ${measurementsMessages.contextPhrases[context]}` : moment;
};

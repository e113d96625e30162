import { addDaysTo, dayOf, HOUR_MS } from '@vida/contract/core/time.ts';
import { hasTime } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { formatDay, formatDayShort, formatTime } from '../../lib/format.ts';
import { measurementsMessages as messages } from './measurements-messages.ts';

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
  return context && context !== 'outro' ? `${moment}, ${messages.contextPhrases[context]}` : moment;
};

const CURRENT_FOR_MS = 2 * HOUR_MS;

/** Whether a reading still says how the person is now. */
export const isCurrent = ({ measuredAt }: Pick<HealthMetric, 'measuredAt'>, now: Date): boolean =>
  now.getTime() - new Date(measuredAt).getTime() < CURRENT_FOR_MS;

/** '21/11, 06:52', with the year when it is not this one. */
export const formatMoment = (at: string, timeZone: string, today: string): string => {
  const day = dayOf(new Date(at), timeZone);
  const shown = day.slice(0, 4) === today.slice(0, 4) ? formatDayShort(day) : formatDay(day);
  return `${shown}, ${formatTime(at, timeZone)}`;
};

/** The same in little room: '21/11/25, 06:52' for another year. */
export const shortenYear = (moment: string): string => moment.replace(/\/\d{2}(\d{2}),/, '/$1,');

/** When a reading was: '21/11, 06:52'; for a laboratory value '21/11/2026', the day alone. */
export const formatMetricMoment = (
  { metricType, measuredAt }: Pick<HealthMetric, 'metricType' | 'measuredAt'>,
  timeZone: string,
  today: string,
): string =>
  hasTime(metricType) ? formatMoment(measuredAt, timeZone, today) : formatDay(dayOf(new Date(measuredAt), timeZone));

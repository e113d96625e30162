import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSleepRecords, SLEEP_HISTORY_DAYS, SLEEP_WIDGET_DAYS } from '@vida/contract/sleep/sleep-endpoints.ts';
import { AVERAGED_NIGHTS } from '@vida/contract/sleep/sleep-rules.ts';
import { apiQuery } from '../../lib/api-query.ts';

/** Everything that rests on nights begins with this key. */
export const nightsKey = ['/api/sleep-records'] as const;

interface LastDays {
  /** The last of the days, `yyyy-MM-dd`, as the person's zone counts them. */
  readonly today: string;
  readonly timeZone: string;
}

const nightsQuery = (query: { days: number; limit?: number }, { today, timeZone }: LastDays) =>
  queryOptions({ ...apiQuery(listSleepRecords, { query }, today, timeZone), placeholderData: keepPreviousData });

/** The nights of the sleep page, newest first. */
export const nightHistoryQuery = (lastDays: LastDays) => nightsQuery({ days: SLEEP_HISTORY_DAYS }, lastDays);

/** The nights of the dashboard, newest first. */
export const recentNightsQuery = (lastDays: LastDays) =>
  nightsQuery({ days: SLEEP_WIDGET_DAYS, limit: AVERAGED_NIGHTS }, lastDays);

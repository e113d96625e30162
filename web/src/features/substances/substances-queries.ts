import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getLastUses, listSubstanceRecords } from '@vida/contract/substances/substances-endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';

/** Everything that rests on records begins with this key. */
export const recordsKey = ['/api/substance-records'] as const;
/** Everything that rests on plans; their progress rests on records too. */
export const plansKey = ['/api/cessation-plans'] as const;

/** Records of the `days` calendar days that end `today`, newest first. */
export const recordsQuery = (days: number, today: string) =>
  // Midnight makes another list: until it is here the last one stays.
  queryOptions({ ...apiQuery(listSubstanceRecords, { query: { days } }, today), placeholderData: keepPreviousData });

/** When each substance was last used, ever. */
export const lastUsesQuery = () => apiQuery(getLastUses);

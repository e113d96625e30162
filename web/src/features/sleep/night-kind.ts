import { addSleepRecord, changeSleepRecord, deleteSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { useApiMutation, useRefresh } from '../../lib/api-query.ts';
import { nightWords } from './entry/entry-messages.ts';
import { toSentAgain } from './entry/night-draft.ts';
import { nightsKey } from './sleep-queries.ts';

/** Nights, as lists and forms write them. */
export const nightKind = {
  useAdd: () => useApiMutation(addSleepRecord, useRefresh(nightsKey)),
  useChange: () => useApiMutation(changeSleepRecord, useRefresh(nightsKey)),
  useRemove: () => useApiMutation(deleteSleepRecord, useRefresh(nightsKey)),
  toSentAgain,
  words: nightWords,
};

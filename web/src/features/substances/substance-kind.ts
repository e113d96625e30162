import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import {
  addSubstanceRecord,
  changeSubstanceRecord,
  deleteSubstanceRecord,
} from '@vida/contract/substances/substances-endpoints.ts';
import { useApiMutation, useRefresh } from '../../lib/api-query.ts';
import { substanceWords } from './entry/entry-messages.ts';
import { plansKey, recordsKey } from './substances-queries.ts';

/** Uses of substances, as lists and forms write them. */
export const substanceKind = {
  useAdd: () => useApiMutation(addSubstanceRecord, useRefresh(recordsKey, plansKey)),
  useChange: () => useApiMutation(changeSubstanceRecord, useRefresh(recordsKey, plansKey)),
  useRemove: () => useApiMutation(deleteSubstanceRecord, useRefresh(recordsKey, plansKey)),
  toSentAgain: (record: SubstanceRecord) => record,
  words: substanceWords,
};

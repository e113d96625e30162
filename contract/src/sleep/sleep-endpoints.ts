import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import { newSleepRecordSchema, sleepRecordChangeSchema, sleepRecordSchema } from './sleep-schemas.ts';

/** The sleep screen's window (spec section 9). */
export const SLEEP_HISTORY_DAYS = 14;
/** The dashboard's window. */
export const SLEEP_WIDGET_DAYS = 7;
const MAX_DAYS = 366;
const MAX_RECORDS = 500;

/** A night with what a change of it has to send back. */
export const sleepRecordWithEtagSchema = withEtag(sleepRecordSchema, sleepRecordChangeSchema);
export type SleepRecordWithEtag = z.output<typeof sleepRecordWithEtagSchema>;

export const listSleepRecords = defineEndpoint({
  name: 'sleep.list',
  method: 'GET',
  path: '/api/sleep-records',
  summary: 'Nights that ended in the last calendar days, today included, newest first.',
  access: 'user',
  cacheable: 'minute',
  query: z.strictObject({
    days: queryInteger(1, MAX_DAYS).default(SLEEP_HISTORY_DAYS),
    limit: queryInteger(1, MAX_RECORDS).default(MAX_RECORDS),
  }),
  reply: z.array(sleepRecordWithEtagSchema),
});

export const addSleepRecord = defineEndpoint({
  name: 'sleep.add',
  method: 'POST',
  path: '/api/sleep-records',
  summary: 'Record a night.',
  access: 'user',
  body: newSleepRecordSchema,
  readBack: sleepRecordSchema,
  reply: sleepRecordWithEtagSchema,
  status: 201,
});

export const changeSleepRecord = defineEndpoint({
  name: 'sleep.change',
  method: 'PUT',
  path: '/api/sleep-records/:id',
  summary: 'Change a night; absent fields stay.',
  access: 'user',
  params: idParamsSchema,
  body: sleepRecordChangeSchema,
  readBack: sleepRecordSchema,
  guards: sleepRecordWithEtagSchema,
  reply: sleepRecordWithEtagSchema,
});

export const deleteSleepRecord = defineEndpoint({
  name: 'sleep.delete',
  method: 'DELETE',
  path: '/api/sleep-records/:id',
  summary: 'Delete a night; answers it, so that it can be sent again.',
  access: 'user',
  params: idParamsSchema,
  reply: sleepRecordWithEtagSchema,
});

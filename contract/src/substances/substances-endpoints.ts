import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import {
  lastUsesSchema,
  newSubstanceRecordSchema,
  substanceRecordChangeSchema,
  substanceRecordSchema,
} from './substance-schemas.ts';

/** The substances screen's window (spec section 9). */
export const SUBSTANCE_HISTORY_DAYS = 30;
/** The dashboard's window. */
export const SUBSTANCE_WIDGET_DAYS = 7;
const MAX_DAYS = 366;
const MAX_RECORDS = 5000;

/** A use with what a change of it has to send back. */
export const substanceRecordWithEtagSchema = withEtag(substanceRecordSchema, substanceRecordChangeSchema);
export type SubstanceRecordWithEtag = z.output<typeof substanceRecordWithEtagSchema>;

export const listSubstanceRecords = defineEndpoint({
  name: 'substances.list',
  method: 'GET',
  path: '/api/substance-records',
  summary: 'Uses of the last calendar days, today included, newest first.',
  access: 'user',
  cacheable: 'minute',
  query: z.strictObject({
    days: queryInteger(1, MAX_DAYS).default(SUBSTANCE_HISTORY_DAYS),
    limit: queryInteger(1, MAX_RECORDS).default(MAX_RECORDS),
  }),
  reply: z.array(substanceRecordWithEtagSchema),
});

export const getLastUses = defineEndpoint({
  name: 'substances.lastUses',
  method: 'GET',
  path: '/api/substance-records/last-uses',
  summary: 'When each substance was last used, ever.',
  access: 'user',
  cacheable: 'revision',
  reply: lastUsesSchema,
});

export const addSubstanceRecord = defineEndpoint({
  name: 'substances.add',
  method: 'POST',
  path: '/api/substance-records',
  summary: 'Record a use.',
  access: 'user',
  body: newSubstanceRecordSchema,
  readBack: substanceRecordSchema,
  reply: substanceRecordWithEtagSchema,
  status: 201,
});

export const changeSubstanceRecord = defineEndpoint({
  name: 'substances.change',
  method: 'PUT',
  path: '/api/substance-records/:id',
  summary: 'Change a use; absent fields stay.',
  access: 'user',
  params: idParamsSchema,
  body: substanceRecordChangeSchema,
  readBack: substanceRecordSchema,
  guards: substanceRecordWithEtagSchema,
  reply: substanceRecordWithEtagSchema,
});

export const deleteSubstanceRecord = defineEndpoint({
  name: 'substances.delete',
  method: 'DELETE',
  path: '/api/substance-records/:id',
  summary: 'Delete a use; answers it, so that it can be sent again.',
  access: 'user',
  params: idParamsSchema,
  reply: substanceRecordWithEtagSchema,
});

import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import { requiredTextSchema } from '../core/text.ts';
import { instantSchema } from '../core/time-schemas.ts';

/** An account as the administrator sees it: how often it is signed in, and nothing of the person's data. */
export const foundAccountSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** At most 100 are counted. */
  openSessions: z.number().int(),
  /** Of the session used last, to about an hour; null without an open one. */
  lastUsedAt: instantSchema.nullable(),
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

export const accountSearchSchema = z.strictObject({ email: requiredTextSchema(254) });

export const findAccount = defineEndpoint({
  name: 'admin.findAccount',
  method: 'POST',
  path: '/api/admin/accounts/find',
  summary: 'The account of an e-mail; asked by POST, so that the e-mail stands in no address.',
  access: 'admin',
  body: accountSearchSchema,
  reply: foundAccountSchema,
  limit: 'check',
});

export const endAccountSessions = defineEndpoint({
  name: 'admin.endAccountSessions',
  method: 'POST',
  path: '/api/admin/accounts/:id/end-sessions',
  summary: 'End every session of an account but the one that asks; its password stays.',
  access: 'admin',
  params: idParamsSchema,
  reply: z.object({ ended: z.number().int() }),
});

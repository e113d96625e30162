import { z } from 'zod';
import { emailChangeSchema, passwordChangeSchema } from '../auth/credentials.ts';
import { userSchema } from '../auth/user.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema } from '../core/ids.ts';
import { accountChangeSchema, accountDeletionSchema, accountSessionSchema, EXPORT_FORMATS } from './account-schemas.ts';

export const updateAccount = defineEndpoint({
  name: 'account.update',
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change name, time zone or glucose unit; absent fields stay.',
  access: 'user',
  body: accountChangeSchema,
  readBack: userSchema,
  reply: userSchema,
});

export const changePassword = defineEndpoint({
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password; ends every other session, and gives this one another token.',
  access: 'user',
  body: passwordChangeSchema,
  reply: userSchema.extend({ token: z.string() }),
  tellsSecret: true,
  limit: 'login',
  beforePasswordChange: true,
});

export const changeEmail = defineEndpoint({
  name: 'account.changeEmail',
  method: 'POST',
  path: '/api/account/email',
  summary: 'Change the e-mail of the sign-in; ends every other session.',
  access: 'user',
  body: emailChangeSchema,
  reply: userSchema,
  limit: 'emailChange',
});

export const listSessions = defineEndpoint({
  name: 'account.listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the person is signed in, the last used first; at most 100.',
  access: 'user',
  reply: z.array(accountSessionSchema),
});

export const endSession = defineEndpoint({
  name: 'account.endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End one session.',
  access: 'user',
  params: idParamsSchema,
  reply: accountSessionSchema,
});

export const endOtherSessions = defineEndpoint({
  name: 'account.endOtherSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'End every session but this one.',
  access: 'user',
  reply: z.object({ ended: z.number().int() }),
});

export const exportAccount = defineEndpoint({
  name: 'account.export',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that is known about the person: one JSON file, or a zip of CSV files.',
  access: 'user',
  query: z.strictObject({ format: z.enum(EXPORT_FORMATS).default('json') }),
  replyKind: 'file',
  reply: z.unknown(),
  limit: 'generate',
});

export const deleteAccount = defineEndpoint({
  name: 'account.delete',
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account and everything personal, at once and for good.',
  access: 'user',
  body: accountDeletionSchema,
  reply: z.object({ deleted: z.literal(true) }),
  limit: 'login',
});

import { z } from 'zod';
import { passwordChangeSchema } from '../auth/credentials.ts';
import { glucoseUnitSchema, userSchema } from '../auth/user.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { requiredTextSchema } from '../core/text.ts';
import { timeZoneSchema } from '../core/time.ts';

export const accountChangeSchema = z
  .strictObject({
    firstName: requiredTextSchema(100),
    lastName: requiredTextSchema(100),
    timeZone: timeZoneSchema,
    glucoseUnit: glucoseUnitSchema,
  })
  .partial();

export type AccountChange = z.infer<typeof accountChangeSchema>;

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
  summary: 'Change the password; ends every other session.',
  access: 'user',
  body: passwordChangeSchema,
  reply: userSchema,
  limit: 'login',
  beforePasswordChange: true,
});

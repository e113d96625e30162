import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { consentPurposeSchema, consentSchema } from './account-schemas.ts';

export const listConsents = defineEndpoint({
  name: 'account.listConsents',
  method: 'GET',
  path: '/api/account/consents',
  summary: 'What the person agreed to and when, newest first; at most 100.',
  access: 'user',
  cacheable: 'revision',
  reply: z.array(consentSchema),
});

export const giveConsent = defineEndpoint({
  name: 'account.giveConsent',
  method: 'POST',
  path: '/api/account/consents',
  summary: 'Agree to the current text of a purpose; agreeing twice changes nothing.',
  access: 'user',
  body: z.strictObject({ purpose: consentPurposeSchema }),
  reply: consentSchema,
  status: 201,
});

export const revokeConsent = defineEndpoint({
  name: 'account.revokeConsent',
  method: 'POST',
  path: '/api/account/consents/revoke',
  summary: 'Take back what was agreed to for a purpose.',
  access: 'user',
  body: z.strictObject({ purpose: consentPurposeSchema }),
  reply: z.object({ revoked: z.number().int() }),
});

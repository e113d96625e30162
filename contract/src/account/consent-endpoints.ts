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

export const refuseConsent = defineEndpoint({
  name: 'account.refuseConsent',
  method: 'POST',
  path: '/api/account/consents/refuse',
  summary: 'Say no to a purpose, so that nobody asks again; ends a consent that stands.',
  access: 'user',
  body: z.strictObject({ purpose: consentPurposeSchema }),
  reply: z.object({ refused: z.literal(true) }),
});

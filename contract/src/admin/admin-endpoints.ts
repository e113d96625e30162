import { z } from 'zod';
import { typedPasswordSchema } from '../auth/credentials.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { secondFactorProofSchema } from '../second-factor/second-factor-schemas.ts';
import { adviserHealthSchema } from './adviser-health-schemas.ts';

export const gatePasswordSchema = z.strictObject({
  password: typedPasswordSchema,
  /** Needed once the administrator has a second factor. */
  proof: secondFactorProofSchema.optional(),
});

export const openGate = defineEndpoint({
  name: 'admin.openGate',
  method: 'POST',
  path: '/api/admin/gate',
  summary: 'Accept the panel password for this session, with the second factor where there is one.',
  access: 'admin',
  body: gatePasswordSchema,
  reply: z.object({ open: z.literal(true) }),
  limit: 'gate',
  beforeGate: true,
});

export const getAdviserHealth = defineEndpoint({
  name: 'admin.getAdviserHealth',
  method: 'GET',
  path: '/api/admin/adviser-health',
  summary: 'Whether the model can be reached, who answered how often, what the guardrails caught; nobody’s text.',
  access: 'admin',
  reply: adviserHealthSchema,
});

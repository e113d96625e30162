import { z } from 'zod';
import { typedPasswordSchema } from '../auth/credentials.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { adviserHealthSchema } from './adviser-health-schemas.ts';

export const gatePasswordSchema = z.strictObject({ password: typedPasswordSchema });

export const openGate = defineEndpoint({
  name: 'admin.openGate',
  method: 'POST',
  path: '/api/admin/gate',
  summary: 'Accept the panel password for this session.',
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
  summary:
    'Whether the model can be reached, who answered how often, what the guardrails caught; nobody’s text.',
  access: 'admin',
  reply: adviserHealthSchema,
});

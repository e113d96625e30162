import { z } from 'zod';
import { typedPasswordSchema } from '../auth/credentials.ts';
import { defineEndpoint } from '../core/endpoint.ts';

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

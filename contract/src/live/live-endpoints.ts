import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/**
 * The person's data stands at `revision`: whoever knows a lower one reads again. Ids and numbers only, never data:
 * what changed is read by the calls that answer it.
 */
export const liveEventSchema = z.object({ revision: z.number().int() });
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const watchChanges = defineEndpoint({
  name: 'live.watch',
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events: the revision of the person’s data, at once and whenever it rises.',
  access: 'user',
  replyKind: 'events',
  reply: liveEventSchema,
});

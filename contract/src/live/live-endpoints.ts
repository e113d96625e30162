import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/**
 * The person's data stands at `revision`: whoever knows a lower one reads again. Ids and numbers only, never data:
 * what changed is read by the calls that answer it.
 */
export const liveEventSchema = z.object({
  revision: z.number().int(),
  /** Rises, at most every few seconds, when anything in the community changed for everybody. */
  community: z.number().int(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const watchChanges = defineEndpoint({
  name: 'live.watch',
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events: how the person’s data and the community stand, at once and whenever either moves on.',
  access: 'user',
  replyKind: 'events',
  reply: liveEventSchema,
});

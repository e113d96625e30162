import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { requiredTextSchema } from '../core/text.ts';
import { TIMED_TRIGGERS } from './motivation-rules.ts';

/** The path has no other way in: a null message means that now is not the moment (an emergency). */
const messageSchema = z.string().nullable();

/** Free-form beside what is named: callers send what they like (product section 4). */
const easterEggBodySchema = z.looseObject({ trigger: requiredTextSchema(100) });

const motivationBodySchema = z.looseObject({
  action: requiredTextSchema(100),
  achievement: z.unknown().optional(),
  userContext: z.unknown().optional(),
});

export const getMotivationalMessage = defineEndpoint({
  name: 'motivation.message',
  method: 'POST',
  path: '/api/motivational-message',
  summary: 'A message that fits what the person did and the time of day.',
  access: 'user',
  body: motivationBodySchema,
  reply: z.object({ message: messageSchema }),
});

export const findEasterEgg = defineEndpoint({
  name: 'motivation.easterEgg',
  method: 'POST',
  path: '/api/easter-egg',
  summary: 'The message of a hidden trigger; an unknown one gets a general message.',
  access: 'user',
  body: easterEggBodySchema,
  reply: z.object({ message: messageSchema, trigger: z.string() }),
});

export const getTimeEasterEgg = defineEndpoint({
  name: 'motivation.timeEasterEgg',
  method: 'GET',
  path: '/api/time-easter-egg',
  summary: 'The message of the hour: late at night, early in the morning, otherwise none.',
  access: 'user',
  reply: z.object({ message: messageSchema, trigger: z.enum(TIMED_TRIGGERS).nullable() }),
});

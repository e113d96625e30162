import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema } from '../core/ids.ts';
import { recommendationSchema, tipCategorySchema } from './recommendation-schemas.ts';

export const listRecommendations = defineEndpoint({
  name: 'recommendations.list',
  method: 'GET',
  path: '/api/ai-recommendations',
  summary: 'At most 50 tips: the newest generation first, in it the most pressing first.',
  access: 'user',
  cacheable: 'revision',
  reply: z.array(recommendationSchema),
});

export const generateRecommendations = defineEndpoint({
  name: 'recommendations.generate',
  method: 'POST',
  path: '/api/ai-recommendations/generate',
  summary: 'Make up to 6 tips from the profile and the readings; `general` draws on every category.',
  access: 'user',
  body: z.strictObject({ category: tipCategorySchema }),
  reply: z.array(recommendationSchema),
  status: 201,
  limit: 'generate',
});

export const dismissRecommendation = defineEndpoint({
  name: 'recommendations.dismiss',
  method: 'POST',
  path: '/api/ai-recommendations/:id/dismiss',
  summary: 'Hide a tip and keep its like away for 90 days; a warning comes back when there is new data.',
  access: 'user',
  params: idParamsSchema,
  reply: recommendationSchema,
});

export const restoreRecommendation = defineEndpoint({
  name: 'recommendations.restore',
  method: 'POST',
  path: '/api/ai-recommendations/:id/restore',
  summary: 'Undo a dismissal.',
  access: 'user',
  params: idParamsSchema,
  reply: recommendationSchema,
});

import type { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { healthProfileSchema, newHealthProfileSchema } from './profile-schemas.ts';

/** The profile with what a save of it has to send back. */
export const healthProfileWithEtagSchema = withEtag(healthProfileSchema, newHealthProfileSchema);
export type HealthProfileWithEtag = z.output<typeof healthProfileWithEtagSchema>;

export const getHealthProfile = defineEndpoint({
  name: 'profile.get',
  method: 'GET',
  path: '/api/health-profile',
  summary: 'The saved health profile, or an empty one with defaults.',
  access: 'user',
  cacheable: 'revision',
  reply: healthProfileWithEtagSchema,
});

export const saveHealthProfile = defineEndpoint({
  name: 'profile.save',
  method: 'POST',
  path: '/api/health-profile',
  summary: 'Replace the whole health profile that was read; absent and null fields become unset.',
  access: 'user',
  body: newHealthProfileSchema,
  readBack: healthProfileSchema,
  guards: healthProfileWithEtagSchema,
  reply: healthProfileWithEtagSchema,
});

import { defineEndpoint } from '../core/endpoint.ts';
import { healthProfileSchema, newHealthProfileSchema } from './profile-schemas.ts';

export const getHealthProfile = defineEndpoint({
  name: 'profile.get',
  method: 'GET',
  path: '/api/health-profile',
  summary: 'The saved health profile, or an empty one with defaults.',
  access: 'user',
  cacheable: 'revision',
  reply: healthProfileSchema,
});

export const saveHealthProfile = defineEndpoint({
  name: 'profile.save',
  method: 'POST',
  path: '/api/health-profile',
  summary: 'Replace the whole health profile; absent and null fields become unset.',
  access: 'user',
  body: newHealthProfileSchema,
  readBack: healthProfileSchema,
  reply: healthProfileSchema,
});

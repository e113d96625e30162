import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { credentialsSchema, newAccountSchema } from './credentials.ts';
import { userSchema } from './user.ts';

/** What a successful login or registration answers. */
export const signedInSchema = z.object({ user: userSchema, token: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

export const register = defineEndpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in.',
  access: 'public',
  body: newAccountSchema,
  reply: signedInSchema,
  status: 201,
  limit: 'register',
});

export const login = defineEndpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with e-mail and password.',
  access: 'public',
  body: credentialsSchema,
  reply: signedInSchema,
  limit: 'login',
});

export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session on the server.',
  access: 'user',
  reply: z.object({ ended: z.literal(true) }),
  beforePasswordChange: true,
});

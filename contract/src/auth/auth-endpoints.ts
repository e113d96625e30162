import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { secondFactorProofSchema, signInStepSchema } from '../second-factor/second-factor-schemas.ts';
import { credentialsSchema, newAccountSchema } from './credentials.ts';
import { userSchema } from './user.ts';

/** What a successful login or registration answers. */
export const signedInSchema = z.object({ user: userSchema, token: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

/**
 * What a right password is answered with: a session or, where the account has one, the question for its second factor.
 */
export const passwordAcceptedSchema = z.union([signedInSchema, z.object({ secondFactor: signInStepSchema })]);
export type PasswordAccepted = z.infer<typeof passwordAcceptedSchema>;

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
  summary: 'Sign in with e-mail and password; an account with a second factor is asked for it before any session.',
  access: 'public',
  body: credentialsSchema,
  reply: passwordAcceptedSchema,
  limit: 'login',
});

export const confirmLogin = defineEndpoint({
  name: 'auth.confirmLogin',
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'Sign in with the second factor, after the password.',
  access: 'public',
  body: z.strictObject({ challenge: z.string().regex(/^[\w-]{1,200}$/), proof: secondFactorProofSchema }),
  reply: signedInSchema,
  limit: 'secondFactor',
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

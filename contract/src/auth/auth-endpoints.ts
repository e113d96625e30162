import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { secondFactorProofSchema, signInStepSchema } from '../second-factor/second-factor-schemas.ts';
import { credentialsSchema, newAccountSchema, passwordLinkRequestSchema, passwordResetSchema } from './credentials.ts';
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

export const askPasswordLink = defineEndpoint({
  name: 'auth.askPasswordLink',
  method: 'POST',
  path: '/api/password-links',
  summary: 'Have a link for a new password sent by e-mail; the answer is the same whether the address is known or not.',
  access: 'public',
  body: passwordLinkRequestSchema,
  reply: z.object({ accepted: z.literal(true) }),
  limit: 'passwordLink',
});

export const resetPassword = defineEndpoint({
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/api/password-links/use',
  summary: 'Set a new password with the token of a link that came by e-mail; ends every session and opens none.',
  access: 'public',
  body: passwordResetSchema,
  reply: z.object({ email: z.string() }),
  limit: 'passwordReset',
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

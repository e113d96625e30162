import { type NewAccount, newAccountSchema } from '@vida/contract/auth/credentials.ts';
import { z } from 'zod';
import { authMessages } from './auth-messages.ts';

/** The registration form: the contract's account and the password typed twice. */
export const registerFormSchema = newAccountSchema.extend({ confirmPassword: z.string() }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  // Said together with what is wrong in the other fields, not after they are right.
  { error: authMessages.register.mismatch, path: ['confirmPassword'], when: () => true },
);

export type RegisterForm = z.input<typeof registerFormSchema>;

/** What is sent: `confirmPassword` never is. */
export const toNewAccount = ({ username, email, password, firstName, lastName }: NewAccount): NewAccount => ({
  username,
  email,
  password,
  firstName,
  lastName,
});

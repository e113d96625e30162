import { z } from 'zod';
import { requiredTextSchema } from '../core/text.ts';

/** 8 to 128 characters, no composition rules; the server refuses the commonest. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** A password that is being chosen. Never trimmed; NFKC happens where it is hashed. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN_LENGTH)
  .max(PASSWORD_MAX_LENGTH)
  .refine((text) => text.isWellFormed(), { params: { reason: 'control_characters' } })
  .refine((text) => text.trim() !== '', { params: { reason: 'only_blanks' } });

/** A password that is being checked: any text, so that an answer never shows which passwords the rules allow. */
export const typedPasswordSchema = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_LENGTH * 4);

export const emailSchema = z.string().trim().max(254).pipe(z.email());

export const usernameSchema = requiredTextSchema(50).refine((text) => /^[\p{L}\p{N}._-]+$/u.test(text), {
  params: { reason: 'username_characters' },
});

/** Registration takes exactly these five (spec section 3). */
export const newAccountSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  firstName: requiredTextSchema(100),
  lastName: requiredTextSchema(100),
});

export const credentialsSchema = z.strictObject({
  email: requiredTextSchema(254),
  password: typedPasswordSchema,
});

export const passwordChangeSchema = z.strictObject({
  currentPassword: typedPasswordSchema,
  newPassword: newPasswordSchema,
});

/** Whoever forgot the password names the account by its e-mail. */
export const passwordLinkRequestSchema = z.strictObject({ email: emailSchema });

/** The new password of whoever opened the link, whose token is the proof. */
export const passwordResetSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{1,200}$/),
  newPassword: newPasswordSchema,
});

/** A new e-mail for signing in; the password is asked again. */
export const emailChangeSchema = z.strictObject({
  email: emailSchema,
  currentPassword: typedPasswordSchema,
});

export type EmailChange = z.infer<typeof emailChangeSchema>;
export type NewAccount = z.infer<typeof newAccountSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

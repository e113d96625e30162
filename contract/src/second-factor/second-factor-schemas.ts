import { z } from 'zod';
import { typedPasswordSchema } from '../auth/credentials.ts';
import { passkeyAnswerSchema, passkeyRequestSchema, passkeySchema } from './passkey-schemas.ts';

/** A code of an authenticator app (RFC 6238): six digits, blanks between them allowed. */
export const totpCodeSchema = z
  .string()
  .max(40)
  .meta({ pattern: '^\\s*(\\d\\s*){6}$' })
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), { params: { reason: 'totp_code' } });

/** How many recovery codes a person gets at once. */
export const RECOVERY_CODES = 10;

/** Crockford's alphabet of 32: what looks alike stands for the same, so typing it from paper works. */
const lookAlikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const plainRecoveryCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oil]/g, (letter) => lookAlikes[letter] ?? letter);

/** A recovery code as typed, in any case, with or without its hyphens; parsed to its 16 characters. */
export const recoveryCodeSchema = z
  .string()
  .max(80)
  .meta({ pattern: '^[\\w\\s-]+$' })
  .transform(plainRecoveryCode)
  .refine((text) => /^[0-9a-hjkmnp-tv-z]{16}$/.test(text), { params: { reason: 'recovery_code' } });

export const SECOND_FACTOR_METHODS = ['totp', 'passkey', 'recovery_code'] as const;
export const secondFactorMethodSchema = z.enum(SECOND_FACTOR_METHODS);
export type SecondFactorMethod = z.infer<typeof secondFactorMethodSchema>;

/** The second factor itself. */
export const secondFactorProofSchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), code: totpCodeSchema }),
  z.strictObject({ method: z.literal('passkey'), passkey: passkeyAnswerSchema }),
  z.strictObject({ method: z.literal('recovery_code'), code: recoveryCodeSchema }),
]);

export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;
/** The same as it is sent. */
export type TypedProof = z.input<typeof secondFactorProofSchema>;

/** The ways by which a person can prove the second factor now. */
export const secondFactorAskedSchema = z.object({
  methods: z.array(secondFactorMethodSchema),
  /** What the browser asks of a passkey; null without one. */
  passkey: passkeyRequestSchema.nullable(),
  /** There is an app, but this server can no longer read its secret: it has to be set up anew. */
  isTotpLost: z.boolean(),
});

export type SecondFactorAsked = z.infer<typeof secondFactorAskedSchema>;

/** What a right password is answered with where the account has a second factor: no session yet. */
export const signInStepSchema = secondFactorAskedSchema.extend({
  /** Sent back with the proof: works for 5 minutes, 5 tries and one session. */
  challenge: z.string(),
});

export type SignInStep = z.infer<typeof signInStepSchema>;

/** Who changes the second factor shows again who they are: the password and, once it is on, the second factor. */
export const confirmedSelfSchema = z.strictObject({
  password: typedPasswordSchema,
  proof: secondFactorProofSchema.optional(),
});

export type ConfirmedSelf = z.infer<typeof confirmedSelfSchema>;

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** The authenticator app; null without one. */
  totp: z.object({ since: z.string(), isLost: z.boolean() }).nullable(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.number().int(),
  /** The address at which passkeys work, 'http://localhost' or `PUBLIC_URL`; null where they cannot work. */
  passkeyAddress: z.string().nullable(),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Told once, kept hashed; empty where the person has some already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema } from '../core/text.ts';

/* The shapes of W3C Web Authentication Level 3, section 5.1 (…JSON), with the parts that Vida uses. */

/** Bytes as WebAuthn writes them in JSON; the longest is an attestation of a few kB. */
const base64UrlSchema = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);

const credentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What the browser asks an authenticator, to prove that the person has one of these passkeys. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  /** The host whose passkeys are asked for: 'localhost', or that of `PUBLIC_URL`. */
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(credentialSchema),
});

export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** What the browser asks an authenticator, to make a passkey. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

const answerShape = { id: base64UrlSchema, rawId: base64UrlSchema, type: z.literal('public-key') } as const;

/** What an authenticator answers to a request. Browsers send more; that is dropped. */
export const passkeyAnswerSchema = z.object({
  ...answerShape,
  response: z.object({
    clientDataJSON: base64UrlSchema,
    authenticatorData: base64UrlSchema,
    signature: base64UrlSchema,
  }),
});

export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** What an authenticator answers that made a passkey. */
export const newPasskeyAnswerSchema = z.object({
  ...answerShape,
  response: z.object({
    clientDataJSON: base64UrlSchema,
    attestationObject: base64UrlSchema,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswerSchema>;

/** More places than anybody keeps passkeys in. */
export const MAX_PASSKEYS = 20;

export const passkeyNameSchema = requiredTextSchema(60);

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

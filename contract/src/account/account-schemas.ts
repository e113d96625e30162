import { z } from 'zod';
import { typedPasswordSchema } from '../auth/credentials.ts';
import { glucoseUnitSchema } from '../auth/user.ts';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema } from '../core/text.ts';
import { timeZoneSchema } from '../core/time.ts';

export const accountChangeSchema = z
  .strictObject({
    firstName: requiredTextSchema(100),
    lastName: requiredTextSchema(100),
    timeZone: timeZoneSchema,
    glucoseUnit: glucoseUnitSchema,
  })
  .partial();

export type AccountChange = z.infer<typeof accountChangeSchema>;

/** A place where the person is signed in. */
export const accountSessionSchema = z.object({
  id: idSchema,
  /** Browser and system, as far as the browser told. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;

/** The purposes that are asked for one by one (LGPD, art. 8). */
export const CONSENT_PURPOSES = ['health_data', 'language_model'] as const;

export const consentPurposeSchema = z.enum(CONSENT_PURPOSES);

export type ConsentPurpose = z.infer<typeof consentPurposeSchema>;

/** Proof of a consent; taking it back keeps the row. */
export const consentSchema = z.object({
  id: idSchema,
  purpose: consentPurposeSchema,
  textVersion: z.string(),
  givenAt: z.string(),
  revokedAt: z.string().nullable(),
});

export type Consent = z.infer<typeof consentSchema>;

export const EXPORT_FORMATS = ['json', 'csv'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const accountDeletionSchema = z.strictObject({ password: typedPasswordSchema });

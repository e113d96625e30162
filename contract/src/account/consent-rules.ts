import { CONSENT_VERSION } from '../auth/consent.ts';
import type { Consent, ConsentPurpose } from './account-schemas.ts';

/** The consent to the current text of a purpose that was not taken back; null means: ask (LGPD, art. 8). */
export const currentConsent = (consents: readonly Consent[], purpose: ConsentPurpose): Consent | null =>
  consents.find(
    (consent) => consent.purpose === purpose && consent.textVersion === CONSENT_VERSION && consent.revokedAt === null,
  ) ?? null;

import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '../auth/consent.ts';
import type { Consent } from './account-schemas.ts';
import { currentConsent } from './consent-rules.ts';

const consent = (change: Partial<Consent> = {}): Consent => ({
  id: '01a1fc7e-8a1a-706d-a6cb-08aaaf673d0f',
  purpose: 'health_data',
  textVersion: CONSENT_VERSION,
  givenAt: '2026-11-21T12:00:00.000Z',
  revokedAt: null,
  ...change,
});

describe('currentConsent', () => {
  const revoked = consent({ revokedAt: '2026-11-22T12:00:00.000Z' });
  const older = consent({ textVersion: '2020-01-01' });
  const given = consent();
  it.each([
    ['none was given', [], null],
    ['it was taken back', [revoked], null],
    ['it was for an older text', [older], null],
    ['it stands', [older, revoked, given], given],
  ])('when %s', (_, consents, expected) => {
    expect(currentConsent(consents, 'health_data')).toBe(expected);
  });
});

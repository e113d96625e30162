import { createHash } from 'node:crypto';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import { expect, it } from 'vitest';
import { consentMessages } from './consent-messages.ts';

it('keeps a text and its version together: who changes the words raises CONSENT_VERSION, then this line', () => {
  const words = createHash('sha256').update(JSON.stringify(consentMessages)).digest('hex').slice(0, 12);
  expect(`${CONSENT_VERSION} ${words}`).toBe('2026-11-23 fd5d7afb33a4');
});

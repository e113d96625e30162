import { describe, expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';
import { codeAt } from './testing/authenticator-app-fixture.ts';
import { createTotpSecret, matchTotpStep, pauseAfterMs, totpUri } from './totp.ts';

const now = new Date('2026-11-21T12:00:10.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a code of an authenticator app', () => {
  it('is that of RFC 6238, appendix B, in its last six digits', () => {
    // '12345678901234567890' in base32.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(codeAt(secret, new Date(59_000))).toBe('287082');
    expect(codeAt(secret, new Date(1_111_111_109_000))).toBe('081804');
    expect(matchTotpStep(secret, '287082', new Date(59_000))).toBe(1);
  });

  it.each([
    [0, true],
    [30, true],
    [-30, true],
    [60, false],
    [-60, false],
    [90, false],
    [-90, false],
  ])('of a clock that differs by %i s: %s', (seconds, isAccepted) => {
    const secret = createTotpSecret();
    expect(matchTotpStep(secret, codeAt(secret, later(seconds)), now) !== null).toBe(isAccepted);
  });

  it('is found by the address in the QR code', () => {
    const secret = createTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totpUri(secret, 'lucia@exemplo.com'));
    expect(uri.host + uri.pathname).toBe('totp/Vida:lucia%40exemplo.com');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Vida',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

it('pauses after ten wrong codes, longer each time, a day at most', () => {
  expect([1, 9, 10, 11, 12, 40, 4000].map((wrong) => pauseAfterMs(wrong) / 60_000)).toEqual([
    0, 0, 15, 30, 60, 1440, 1440,
  ]);
});

describe('a sealed text', () => {
  const key = Buffer.alloc(32, 1);

  it('opens under its key and for its owner alone, and never looks the same', () => {
    const sealed = sealText('GEZDGNBV', key, 'lucia');
    expect(openText(sealed, key, 'lucia')).toBe('GEZDGNBV');
    expect(openText(sealed, Buffer.alloc(32, 2), 'lucia')).toBeUndefined();
    expect(openText(sealed, key, 'pedro')).toBeUndefined();
    expect(sealText('GEZDGNBV', key, 'lucia')).not.toBe(sealed);
  });

  it('does not open when a byte of it was changed, or it is cut', () => {
    const bytes = Buffer.from(sealText('GEZDGNBV', key, 'lucia'), 'base64url');
    for (const position of [0, 13, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(position) ^ 1, position);
      expect(openText(changed.toString('base64url'), key, 'lucia')).toBeUndefined();
    }
    expect(openText(bytes.subarray(0, 20).toString('base64url'), key, 'lucia')).toBeUndefined();
  });
});

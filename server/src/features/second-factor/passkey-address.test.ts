import { expect, it } from 'vitest';
import { passkeyPlaceOf } from './passkey-address.ts';

it.each([
  [undefined, 'localhost', 'http://localhost:3000', 'http://localhost.exemplo.com'],
  [undefined, 'localhost', 'http://localhost', 'http://127.0.0.1:3000'],
  ['http://192.168.0.5:4743', 'localhost', 'http://localhost:4743', 'http://192.168.0.5:4743'],
  ['http://vida.exemplo.com', 'localhost', 'http://localhost:3000', 'http://vida.exemplo.com'],
  ['http://localhost:4000', 'localhost', 'http://localhost:4000', 'https://vida.exemplo.com'],
  ['https://vida.exemplo.com', 'vida.exemplo.com', 'https://vida.exemplo.com', 'http://vida.exemplo.com'],
  ['https://vida.exemplo.com', 'vida.exemplo.com', 'https://vida.exemplo.com', 'https://outra.exemplo.com'],
  ['https://vida.exemplo.com:8443', 'vida.exemplo.com', 'https://vida.exemplo.com:8443', 'http://localhost:3000'],
])('PUBLIC_URL %s: passkeys of %s, from %s, not from %s', (publicUrl, rpId, own, foreign) => {
  const place = passkeyPlaceOf(publicUrl);
  expect(place?.rpId).toBe(rpId);
  expect(place?.isOwnOrigin(own)).toBe(true);
  expect(place?.isOwnOrigin(foreign)).toBe(false);
});

it.each(['https://192.168.0.5', 'https://[::1]'])('PUBLIC_URL %s: no browser offers passkeys', (publicUrl) =>
  expect(passkeyPlaceOf(publicUrl)).toBeUndefined(),
);

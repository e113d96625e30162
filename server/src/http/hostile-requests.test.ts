import { gzipSync } from 'node:zlib';
import { getGlucoseSummary } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signUp()).token;
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/health-profile',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload,
  });

it('over TLS browsers are told to stay there, for a year and with subdomains', async () => {
  const { headers } = await get('/api/notifications');
  expect(headers['strict-transport-security']).toMatch(/max-age=(\d{8,}); includeSubDomains/);
  expect(headers['content-security-policy']).toContain("object-src 'none'");
});

describe('a query', () => {
  it('that names a field twice is refused, not guessed', async () => {
    expect((await get('/api/health-metrics/glucose-summary?days=7&days=9999')).statusCode).toBe(400);
    expect((await get('/api/health-metrics?limit=1&limit=2')).statusCode).toBe(400);
  });

  it.each(['99999999', '-1', '1e9', '7.5', 'NaN', '0x10', ' '])('of days=%s is refused', async (days) => {
    const answer = await app.callLoosely(getGlucoseSummary, { query: { days } }, { token });
    expect(answer.status).toBe(400);
  });
});

describe('a body', () => {
  it('that is compressed is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    const answer = await post(bomb, { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(400);
  });

  it('of ninety thousand fields is refused briefly', async () => {
    const fields = Array.from({ length: 90_000 }, (_, index) => `"f${index}":1`).join(',');
    const answer = await post(`{${fields}}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(100_000);
  });

  it('that never says its length ends at the limit', async () => {
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless };
    const status = await fetch(`${url}/api/login`, { ...request, duplex: 'half' } as RequestInit).then(
      (answer) => answer.status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(status);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});

import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@vida/contract/endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isCompressible } from './compression.ts';

const LONG_LIST = '/api/health-metrics?limit=200';
const SHORT_LIST = '/api/health-metrics?limit=2';
const BROWSER = 'gzip, deflate, br, zstd';

let app: TestApp;
let port: number;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signUp()).token;
  const body = Array.from({ length: 200 }, (_, index) => ({
    metricType: 'glucose' as const,
    value: 90 + (index % 60),
    measuredAt: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
  }));
  await app.call(addHealthMetrics, { body }, { token });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const open = (path: string, accepts: string): ClientRequest =>
  get({
    port,
    host: '127.0.0.1',
    path,
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepts },
  });

/** The head of the answer over a real connection. */
const head = async (request: ClientRequest): Promise<IncomingMessage> => {
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
};

const fetchRaw = async (path: string, accepts: string) => {
  const answer = await head(open(path, accepts));
  return { headers: answer.headers, bytes: await buffer(answer) };
};

const injectRaw = (url: string, headers: Readonly<Record<string, string>> = {}, method?: 'HEAD') =>
  app.app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(method && { method }),
  });

describe('a long list', () => {
  it.each([
    ['brotli', BROWSER, 'br', brotliDecompressSync],
    ['gzip', 'gzip', 'gzip', gunzipSync],
  ] as const)('travels as %s and is the same when unpacked', async (_case, accepts, encoding, unpack) => {
    const plain = await injectRaw(LONG_LIST);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, bytes } = await fetchRaw(LONG_LIST, accepts);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(unpack(bytes).toString()).toBe(plain.body);
    expect(bytes.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('is plain for who refuses both, and for who asks for nothing', async () => {
    const plain = await injectRaw(LONG_LIST);
    for (const accepts of ['identity', 'br;q=0, gzip;q=0', 'compress']) {
      const { headers, bytes } = await fetchRaw(LONG_LIST, accepts);
      expect(headers['content-encoding']).toBeUndefined();
      expect(bytes.toString()).toBe(plain.body);
    }
  });

  it('leaves nothing behind when the reader goes away in the middle of it', async () => {
    const countConnections = promisify(app.app.server.getConnections.bind(app.app.server));
    const before = await countConnections();
    const requests = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const request = open(LONG_LIST, BROWSER);
        await head(request);
        return request;
      }),
    );
    for (const request of requests) request.destroy();
    await vi.waitFor(async () => expect(await countConnections()).toBe(before));
    expect((await fetchRaw(LONG_LIST, BROWSER)).headers['content-encoding']).toBe('br');
  });

  it('has no body when only its head is asked for', async () => {
    const answer = await injectRaw(LONG_LIST, { 'accept-encoding': BROWSER }, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toHaveLength(0);
  });
});

describe('plain stays', () => {
  it('a short list', async () => {
    const { headers, bytes } = await fetchRaw(SHORT_LIST, BROWSER);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toHaveLength(2);
  });

  it('a stream of events', async () => {
    const request = open('/api/events', BROWSER);
    const { headers } = await head(request);
    request.destroy();
    expect(headers['content-type']).toContain('text/event-stream');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('the export, which is packed already', async () => {
    const { headers, bytes } = await fetchRaw('/api/account/export?format=csv', BROWSER);
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('what stands at a password, a new token or a secret, and what is no JSON', () => {
    const plain = endpoints.filter((endpoint) => !isCompressible(endpoint)).map(({ path }) => path);
    expect(plain.toSorted()).toEqual([
      '/api/account/export',
      '/api/account/password',
      '/api/account/second-factor/passkeys',
      '/api/account/second-factor/recovery-codes',
      '/api/account/second-factor/totp',
      '/api/account/second-factor/totp/confirm',
      '/api/admin/gate',
      '/api/events',
      '/api/login',
      '/api/login/second-factor',
      '/api/password-links',
      '/api/password-links/use',
      '/api/register',
    ]);
  });
});

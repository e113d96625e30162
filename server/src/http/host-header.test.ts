import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@vida/contract/endpoints.ts';
import { beginPasskey } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const PUBLIC_URL = 'https://vida.exemplo.com';
const FOREIGN = 'golpe.example';
/** Everything by which somebody can say that they came to another address. */
const lies = {
  host: FOREIGN,
  'x-forwarded-host': FOREIGN,
  'x-forwarded-proto': 'ftp',
  'x-original-host': FOREIGN,
  forwarded: `host=${FOREIGN};proto=ftp`,
};

let folder: string;
let app: TestApp;
let person: Awaited<ReturnType<TestApp['signUp']>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vida-host-'));
  const page = '<meta property="og:image" content="/vida-preview.png"><script nonce="__CSP_NONCE__"></script>';
  for (const name of ['index.html', 'landing.html']) await writeFile(join(folder, name), page);
  app = await startTestApp({ publicUrl: PUBLIC_URL, webFolder: folder });
  person = await app.signUp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers: Readonly<Record<string, string>>) =>
  app.app.inject({ url, headers: { authorization: `Bearer ${person.token}`, ...headers } });

/** An answer without what is new in each. */
const withoutChance = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>) => {
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '\0';
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return JSON.stringify({ statusCode, rest, body }).replaceAll(nonce, 'NONCE');
};

const pages = ['/', '/landing', '/dashboard', '/shared', '/assets/nada.js', '//golpe.example/..', '/healthz'];
const documents = ['/api/docs', '/api/openapi.json', '/api/nada'];
/** What answers at once and says the same twice. */
const readings = endpoints
  .filter(({ method, params, replyKind, access }) => method === 'GET' && !params && !replyKind && access !== 'admin')
  .map(({ path }) => path);

describe('the Host header, and what else says the address that was asked for', () => {
  it.each([...pages, ...documents, ...readings])('changes nothing at %s', async (url) => {
    const honest = await ask(url, { host: 'vida.exemplo.com' });
    const lied = await ask(url, lies);
    expect(withoutChance(lied)).toBe(withoutChance(honest));
    expect(withoutChance(lied).replaceAll('//golpe.example/..', '')).not.toContain(FOREIGN);
    expect(Object.keys(lied.headers).filter((name) => /^(location|set-cookie|access-control-)/.test(name))).toEqual([]);
  });

  it('opens nothing to the pages of another address', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await app.app.inject({
        method,
        url: '/api/health-profile',
        headers: { ...lies, origin: `https://${FOREIGN}`, 'access-control-request-method': 'GET' },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('names neither the picture beside a link nor whose passkeys these are', async () => {
    expect((await ask('/', lies)).body).toContain(`content="${PUBLIC_URL}/vida-preview.png"`);
    const { token, password } = person;
    const begun = await app.call(beginPasskey, { body: { password } }, { token, headers: lies });
    expect(begun.body.rp.id).toBe('vida.exemplo.com');
  });
});

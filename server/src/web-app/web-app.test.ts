import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from '../http/error-handler.ts';
import { registerWebApp } from './register-web-app.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vida-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__">app</script>');
  await writeFile(join(folder, 'landing.html'), '<script nonce="__CSP_NONCE__">landing</script>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets/app-1.js'), 'plain');
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync('plain'));
  app = Fastify();
  registerErrorHandler(app);
  await registerWebApp(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  it.each([
    ['/', 'landing'],
    ['/landing', 'landing'],
    ['/?x=1', 'landing'],
    ['/dashboard', 'app'],
    ['/profile', 'app'],
    ['/qualquer/coisa', 'app'],
  ])('%s is the %s document, never cached as it is', async (url, text) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`>${text}<`);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('carry a nonce of their own that the policy allows, and no unsafe-inline', async () => {
    const [first, second] = await Promise.all([app.inject({ url: '/' }), app.inject({ url: '/' })]);
    const nonceOf = (body: string) => /nonce="([^"]{20,})"/.exec(body)?.[1];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`'nonce-${nonceOf(first.body)}'`);
    expect(policy).not.toContain('unsafe-inline');
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
  });
});

it('compresses pages for whoever takes gzip', async () => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('>landing<');
});

describe('files', () => {
  it('with a hash in their name are kept for a year, and sent compressed as they lie there', async () => {
    const answer = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it.each(['/index.html.br', '/.env', '/assets/missing.js', '/nao-existe.png'])(
    '%s is not there',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('at the root are served', async () => {
    expect((await app.inject({ url: '/favicon.svg' })).body).toBe('<svg/>');
  });
});

it('leaves unknown calls as JSON', async () => {
  const answer = await app.inject({ url: '/api/nada' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('not_found');
});

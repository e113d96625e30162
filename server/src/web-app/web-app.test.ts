import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from '../http/error-handler.ts';
import type { PageSettings } from './pages.ts';
import { registerWebApp } from './register-web-app.ts';

const web = resolve(import.meta.dirname, '../../../web');

let folder: string;
let app: FastifyInstance;

const startWebApp = async (settings: PageSettings = {}): Promise<FastifyInstance> => {
  const started = Fastify();
  registerErrorHandler(started);
  await registerWebApp(started, folder, settings);
  return started;
};

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`(?:property|name)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vida-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__">app</script>');
  await writeFile(join(folder, 'login.html'), '<script nonce="__CSP_NONCE__">login</script>');
  const source = await readFile(join(web, 'index.html'), 'utf8');
  await writeFile(
    join(folder, 'landing.html'),
    source.replace('</head>', '<script nonce="__CSP_NONCE__">landing</script></head>'),
  );
  // What stands in web/public, as the build takes it over.
  await cp(join(web, 'public'), folder, { recursive: true });
  await writeFile(join(folder, 'assets/app-1.js'), 'plain');
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync('plain'));
  app = await startWebApp();
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
    ['/login?returnTo=%2Fchat', 'login'],
    // Not built: the app draws it.
    ['/register', 'app'],
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

  it.each(['/index.html.br', '/.env', '/assets/missing.js', '/nao-existe.png'])('%s is not there', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/vida-preview.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
  ])('at the root are served and kept for a day: %s', async (url, type) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });
});

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('what stands for Vida elsewhere', () => {
  it('on a home screen is a manifest whose pictures are there, in the sizes it says', async () => {
    const page = (await app.inject({ url: '/' })).body;
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    const manifest = (await app.inject({ url: '/manifest.webmanifest' })).json();
    expect(manifest).toMatchObject({ name: expect.any(String), lang: 'pt-BR', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual(
      expect.arrayContaining([
        ['192x192', 'any'],
        ['512x512', 'any'],
        ['512x512', 'maskable'],
      ]),
    );
    for (const { src, sizes } of manifest.icons) {
      const png = (await app.inject({ url: src })).rawPayload;
      expect(sizeOf(png), src).toBe(sizes);
      expect(png.length, src).toBeLessThan(40_000);
    }
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
    expect(sizeOf((await app.inject({ url: '/apple-touch-icon.png' })).rawPayload)).toBe('180x180');
  });

  it('beside a link is a title, a text and a picture that is there', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(contentOf(body, 'og:title')).toMatch(/^Vida/);
    expect(contentOf(body, 'og:description')).toBeTruthy();
    expect(contentOf(body, 'og:locale')).toBe('pt_BR');
    expect(contentOf(body, 'og:image')).toBe('/vida-preview.png');
    const picture = (await app.inject({ url: '/vida-preview.png' })).rawPayload;
    expect(sizeOf(picture)).toBe(`${contentOf(body, 'og:image:width')}x${contentOf(body, 'og:image:height')}`);
    // Larger ones are left out by messengers.
    expect(picture.length).toBeLessThan(300_000);
  });

  it('names the picture by the address that was set, and never by the host that was asked for', async () => {
    const asked = { url: '/', headers: { host: 'mal.exemplo' } };
    const configured = await startWebApp({ publicUrl: 'https://vida.exemplo' });
    const { body } = await configured.inject(asked);
    await configured.close();
    expect(contentOf(body, 'og:image')).toBe('https://vida.exemplo/vida-preview.png');
    expect(contentOf(body, 'og:image:width')).toBe('1200');
    for (const page of [body, (await app.inject(asked)).body]) expect(page).not.toContain('mal.exemplo');
  });

  it('for robots is a file that leaves the calls alone', async () => {
    expect((await app.inject({ url: '/robots.txt' })).body).toMatch(/^User-agent: \*\nDisallow: \/api\//);
  });
});

it('leaves unknown calls as JSON', async () => {
  const answer = await app.inject({ url: '/api/nada' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('not_found');
});

it('both documents name whom to ask about privacy, in letters that cannot leave their place', async () => {
  const privacyContact = `Dona "Lia" <script> & cia. $& $'`;
  const named = await startWebApp({ privacyContact });
  const { body } = await named.inject({ url: '/' });
  expect(body).toContain(
    `<meta name="privacy-contact" content="Dona &#34;Lia&#34; &#60;script&#62; &#38; cia. $&#38; $'" />`,
  );
  await named.close();
  expect((await app.inject({ url: '/' })).body).toContain('<meta name="privacy-contact" content="" />');
});

it.each([
  [{}, 'no'],
  [{ sendsMail: true }, 'yes'],
])('documents say whether a forgotten password is replaced by e-mail: %j', async (settings, said) => {
  const started = await startWebApp(settings);
  const { body } = await started.inject({ url: '/' });
  await started.close();
  expect(contentOf(body, 'password-mail')).toBe(said);
});

it.each([
  [{}, 'none'],
  [{ languageModel: 'public modelo.exemplo.com' }, 'public modelo.exemplo.com'],
])('both documents say what language model there is: %j', async (settings, place) => {
  const started = await startWebApp(settings);
  const { body } = await started.inject({ url: '/' });
  await started.close();
  expect(contentOf(body, 'language-model')).toBe(place);
});

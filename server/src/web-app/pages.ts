import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../http/security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const compress = promisify(gzip);

const acceptsGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));

/** Messengers show the picture beside a link only by its whole address. */
const PICTURE = 'content="/vida-preview.png"';

/** Where the page keeps whom to ask about privacy; empty in the built file. */
const CONTACT = 'name="privacy-contact" content=""';

/** Where the page keeps what language model answers beside the rules; empty in the built file. */
const MODEL = 'name="language-model" content=""';

/** Where the page keeps whether a forgotten password is replaced by e-mail; empty in the built file. */
const MAIL = 'name="password-mail" content=""';

/** What only this installation knows, for both documents. */
export interface PageSettings {
  /** The origin people use, if it is known. */
  readonly publicUrl?: string | undefined;
  /** How to reach the encarregado: an e-mail, an address or words; as typed. */
  readonly privacyContact?: string | undefined;
  /** 'none', 'private', or 'public' with its host: whom what people write may reach. */
  readonly languageModel?: string | undefined;
  readonly sendsMail?: boolean;
}

const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const fillContent = (place: string, content: string): string =>
  place.replace('""', () => `"${escapeAttribute(content)}"`);

const readPage = (folder: string, file: string, settings: PageSettings): string | null => {
  const { publicUrl = '', privacyContact = '', languageModel = 'none', sendsMail = false } = settings;
  const path = join(folder, file);
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .replaceAll(PICTURE, PICTURE.replace('/', `${publicUrl}/`))
        .replaceAll(CONTACT, () => fillContent(CONTACT, privacyContact))
        .replaceAll(MAIL, () => fillContent(MAIL, sendsMail ? 'yes' : 'no'))
        .replaceAll(MODEL, () => fillContent(MODEL, languageModel))
    : null;
};

/** Pages that the build has drawn, readable before any script, by the paths at which a visitor asks for them. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/': 'landing.html',
  '/landing': 'landing.html',
  '/login': 'login.html',
  '/register': 'register.html',
};

/**
 * The built app's documents: some have their page's markup in them, so that it is readable before any script; at any
 * other path `index.html` is the empty app. They carry a new nonce in every reply, so they cannot lie there compressed.
 * The picture beside a link is named by `publicUrl`, where it is set, and never by a request's own host, which anybody
 * can make up. `null` when the web app was not built; else what answers the document of a path.
 */
export const loadPages = (folder: string, settings: PageSettings) => {
  const app = readPage(folder, 'index.html', settings);
  if (app === null) return null;
  const drawn = new Map(
    Object.entries(DOCUMENTS).map(([path, file]) => [path, readPage(folder, file, settings) ?? app]),
  );

  return async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const page = drawn.get(path) ?? app;
    const nonce = randomBytes(16).toString('base64');
    const html = page.replaceAll(NONCE_PLACEHOLDER, nonce);
    reply
      .header('Content-Security-Policy', pagePolicy(nonce))
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    return acceptsGzip(request)
      ? reply.header('Content-Encoding', 'gzip').send(await compress(html))
      : reply.send(html);
  };
};

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { pagePolicy } from '../http/security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const readPage = (folder: string, file: string): string | null => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

/**
 * The built app's two documents: `landing.html` has the landing page's markup in it, so that it is readable before
 * any script; `index.html` is the empty app. `null` when the web app was not built.
 */
export const loadPages = (folder: string) => {
  const app = readPage(folder, 'index.html');
  if (app === null) return null;
  const landing = readPage(folder, 'landing.html') ?? app;

  const send = (reply: FastifyReply, page: string, status: number) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .header('Content-Security-Policy', pagePolicy(nonce))
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  return {
    sendApp: (reply: FastifyReply) => send(reply, app, 200),
    sendLanding: (reply: FastifyReply) => send(reply, landing, 200),
  };
};

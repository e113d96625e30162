import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { endpoints } from '@vida/contract/endpoints.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError } from '../http/app-error.ts';
import { methodNotAllowed, notFound } from '../http/errors.ts';
import { httpMessages } from '../http/http-messages.ts';
import { loadPages, type PageSettings } from './pages.ts';

const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const looksLikeFile = (path: string): boolean => /(^|\/)\.|\.[^/]+$/.test(path);

const patterns = endpoints.map((endpoint) => ({
  method: endpoint.method,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** 405 for a known call with another method, 404 for an unknown one. */
const unknownCall = (request: FastifyRequest): AppError => {
  const methods = patterns
    .filter(({ pattern }) => pattern.test(pathOf(request)))
    .map(({ method }) => method)
    .sort();
  return methods.length > 0 && !methods.some((method) => method === request.method)
    ? methodNotAllowed(methods)
    : notFound(httpMessages.unknownCall);
};

/**
 * The browser's side: hashed assets (immutable, precompressed), and for every path that is neither a call nor a
 * file one of the documents. `folder` is the web app's build.
 */
export const registerWebApp = async (
  app: FastifyInstance,
  folder: string,
  settings: PageSettings = {},
): Promise<void> => {
  const sendPage = loadPages(folder, settings);

  if (sendPage)
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
    });

  if (sendPage)
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      wildcard: false,
      // Icons and the like have no hash in their name.
      maxAge: '1d',
      preCompressed: true,
      index: false,
      decorateReply: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'assets/**', '**/*.map'],
    });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) throw unknownCall(request);
    if (!PAGE_METHODS.includes(request.method)) throw methodNotAllowed(PAGE_METHODS);
    if (!sendPage || looksLikeFile(path)) throw notFound();
    return sendPage(request, reply, path);
  });
};

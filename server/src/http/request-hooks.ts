import type { FastifyInstance } from 'fastify';
import { hostMissing } from './errors.ts';

/**
 * Request ids, `no-store` on every API answer, and at `debug` one line a request: route and status, never the query.
 */
export const registerRequestHooks = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // Pages and assets set their own; nothing a person wrote may stay in a shared cache.
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
    // RFC 9112, 3.2. Node would refuse it without a word.
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw hostMissing();
  });
  if (!app.log.level || !['debug', 'trace'].includes(app.log.level)) return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
};

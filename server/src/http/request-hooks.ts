import type { FastifyInstance } from 'fastify';

/** Request ids, `no-store` on every API answer, and at `debug` one line a request: route and status, never the query. */
export const registerRequestHooks = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // Pages and assets set their own; nothing a person wrote may stay in a shared cache.
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
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

import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { replyCompression } from '../http/compression.ts';
import { pagePolicy } from '../http/security-headers.ts';

/**
 * `/api/openapi.json` and its readable page `/api/docs`, both public, both made from the contract when somebody asks
 * for them: few ever do.
 */
export const registerOpenApi = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  let json: string | undefined;

  app.get('/api/openapi.json', { compress: replyCompression }, async (_request, reply) => {
    const { createOpenApiDocument } = await import('./openapi-document.ts');
    json ??= JSON.stringify(createOpenApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').send(json);
  });

  app.get('/api/docs', async (_request, reply) => {
    const { renderApiPage } = await import('./api-page.ts');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('Content-Security-Policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(renderApiPage(endpoints, nonce));
  });
};

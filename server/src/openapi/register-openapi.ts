import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { replyCompression } from '../http/compression.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { renderApiPage } from './api-page.ts';
import { createOpenApiDocument } from './openapi-document.ts';

/** `/api/openapi.json` and its readable page `/api/docs`, both public, both made from the contract. */
export const registerOpenApi = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  const json = JSON.stringify(createOpenApiDocument(endpoints));

  app.get('/api/openapi.json', { compress: replyCompression }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );

  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('Content-Security-Policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(renderApiPage(endpoints, nonce));
  });
};

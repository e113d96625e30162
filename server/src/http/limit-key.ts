import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';

const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.toLowerCase()
    : '';

/**
 * Whose budget a request uses: the person's; for a visitor the address's, where passwords are tried together with the
 * account that it tries to enter.
 */
export const limitKeyOf = (request: FastifyRequest, limit: RateLimitName, body: unknown): string => {
  if (request.viewer) return `user ${request.viewer.userId}`;
  return limit === 'login' ? `${request.ip} ${emailIn(body)}` : request.ip;
};

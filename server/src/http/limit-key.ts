import type { FastifyRequest } from 'fastify';

const emailIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email.toLowerCase()
    : '';

/** Whose budget a request uses: the person's, or the address's together with the account it tries to enter. */
export const limitKeyOf = (request: FastifyRequest, body: unknown): string =>
  request.viewer ? `user ${request.viewer.userId}` : `${request.ip} ${emailIn(body)}`;

import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';

/** Stops the start when a call of the contract has no route: nothing of the contract may be missing silently. */
export const refuseMissingEndpoints = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  const missing = endpoints.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  if (missing.length > 0) throw new Error(`no route for: ${missing.map(({ name }) => name).join(', ')}`);
};

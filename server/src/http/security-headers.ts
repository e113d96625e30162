import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Headers of every answer. The policy is that of an API answer, which loads nothing; pages replace it.
 * `upgrade-insecure-requests` stays out: on a plain-http LAN address it gives phones a blank page.
 */
export const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  originAgentCluster: false,
};

/** The policy of a page whose inline scripts and styles carry `nonce`. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join(';');

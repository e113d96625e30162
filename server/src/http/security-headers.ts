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

/**
 * The same headers for answers that are given before any hook runs: to what is no request, and to a path that cannot be
 * decoded. A test compares them with an ordinary answer's.
 */
export const earlyAnswerHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
} as const;

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

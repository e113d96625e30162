import type { FastifyCompressOptions } from '@fastify/compress';
import { type Endpoint, isWrite } from '@vida/contract/core/endpoint.ts';

/**
 * For the `compress` of a route (the plugin gives a route nothing of what it was registered with): brotli at its quick
 * quality (the plugin's own, 4), gzip for who knows nothing else. A shorter reply fits one packet as it is.
 */
export const replyCompression = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
} satisfies FastifyCompressOptions;

/** Only routes that ask are compressed. Requests are never unpacked: a small one could become a large one. */
export const compressionOptions: FastifyCompressOptions = {
  globalCompression: false,
  globalDecompression: false,
};

/**
 * Whether the JSON of an endpoint may be compressed. The length of a compressed reply tells how much of it was in the
 * request (BREACH), so nothing that stands at a password, a new token or a secret is: signing in and up, the gate, and
 * what tells a secret.
 */
export const isCompressible = (endpoint: Endpoint): boolean =>
  (endpoint.replyKind ?? 'json') === 'json' &&
  !(endpoint.access === 'public' && isWrite(endpoint)) &&
  !endpoint.tellsSecret &&
  !endpoint.path.startsWith('/api/admin/gate');

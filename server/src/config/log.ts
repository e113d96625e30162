import type { Logger } from 'pino';

/** What the modules below the HTTP layer need of a logger; pino's and Fastify's both fit. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

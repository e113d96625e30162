import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';
import { nameSources } from './name-sources.ts';

/** Anything that could carry a secret or a health value, should it ever be logged by mistake. */
const redactedPaths = [
  'password',
  '*.password',
  'currentPassword',
  'newPassword',
  'token',
  '*.token',
  'authorization',
  '*.authorization',
  'headers',
  '*.headers',
  'body',
  '*.body',
  'err.cause.parameters',
  'err.params',
  'err.query',
];

/** JSON lines with UTC times; line breaks in values are escaped, so that no input can forge a line. */
export const createLogger = (level: Config['logLevel'], destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { err: serializeError },
    },
    ...(destination ? [destination] : []),
  );

/**
 * Name, code and stack of an error and its causes. Messages of database errors stay out: Drizzle and PostgreSQL put
 * parameters, which may be health values, into them.
 */
export const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { type: typeof error };
  const fromDatabase = 'query' in error || 'severity' in error;
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...(!fromDatabase && { message: error.message }),
    stack: nameSources(fromDatabase ? stackFrames(error) : (error.stack ?? '')),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
};

const stackFrames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

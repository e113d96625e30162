import type { FastifyReply } from 'fastify';
import { answerTooLate } from './errors.ts';

/**
 * Does `work` and refuses with 503 once `limitMs` passed since it called `begin`, unless its answer has begun by then.
 * The work hears of it like of a caller who left. Fastify's own `handlerTimeout` ends with the body, so that it never
 * holds for a request that has one, and counts the time in which the body comes.
 */
export const answerInTime = async <T>(
  reply: FastifyReply,
  limitMs: number,
  work: (begin: () => void) => Promise<T>,
): Promise<T> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => {
      if (!reply.sent) reject(answerTooLate());
    }, limitMs);
  };
  try {
    return await Promise.race([work(begin), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

const gone = new WeakMap<FastifyReply, AbortSignal>();

/** Aborted when the caller goes away, has gone already, or was answered: then the time limit was reached. */
export const signalUntilGone = (reply: FastifyReply): AbortSignal => {
  if (reply.raw.closed) return AbortSignal.abort();
  const known = gone.get(reply);
  if (known) return known;
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  gone.set(reply, leaving.signal);
  return leaving.signal;
};

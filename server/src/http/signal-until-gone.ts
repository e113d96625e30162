import type { FastifyReply } from 'fastify';

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

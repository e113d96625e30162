import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEvents } from './send-stream.ts';

/** A reply that is made bit by bit: the bits as they come, the whole at the end. */
export type Chunks = Pick<AsyncGenerator<unknown, unknown>, 'next'>;

/** A reply that was made before. */
export const withoutChunks = (reply: unknown): Chunks => ({
  next: async () => ({ done: true, value: reply }),
});

/** The whole, for a caller who wants nothing else. */
export const collectChunks = async (chunks: Chunks): Promise<unknown> => {
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) return value;
  }
};

interface ChunkEvents {
  readonly parseChunk: (chunk: unknown) => unknown;
  /** The last event, made of the whole reply. */
  readonly toEnd: (reply: unknown) => unknown;
}

/**
 * The events of a streamed reply. The first bit is waited for before anything is sent, so that a refusal is still an
 * ordinary error.
 */
export const startEvents = async (
  chunks: Chunks,
  { parseChunk, toEnd }: ChunkEvents,
): Promise<AsyncGenerator<unknown>> => {
  let step = await chunks.next();
  return (async function* () {
    while (!step.done) {
      yield { chunk: parseChunk(step.value) };
      step = await chunks.next();
    }
    yield toEnd(step.value);
  })();
};

/**
 * Sends a reply as it is made. Once begun it is made to its end, also for a reader who left before the
 * first event was read.
 */
export const sendChunks = async (
  request: FastifyRequest,
  reply: FastifyReply,
  chunks: Chunks,
  as: ChunkEvents,
): Promise<void> => {
  const events = await startEvents(chunks, as);
  try {
    await sendEvents(request, reply, events);
  } finally {
    await collectChunks(chunks);
  }
};

import { ModelFailureError } from './model-failure.ts';

type Fetch = typeof globalThis.fetch;

/** 'Retry-After' in milliseconds, of seconds or of a date; null where it says neither. */
const readRetryAfter = (header: string | null): number | null => {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

/** The bytes as they come; throws when there are too many or when they are no UTF-8. */
async function* guardBytes(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ModelFailureError('garbage');
    }
  };
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ModelFailureError('too_big');
    check(chunk);
    yield chunk;
  }
  check();
}

const BAD_REQUEST = 400;
const MOST_OF_REFUSAL = 4096;
/** What endpoints of thinking models say to `max_tokens` and `temperature`. */
const refusesLimits = /max_(?:completion_)?tokens|temperature/i;

/** The first bytes of a body; empty where there is none. */
const readStart = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_OF_REFUSAL) break;
  }
  return text;
};

/**
 * One call on the wire. Redirects are refused (the key would travel with them), a body is cut at `maxBytes`, and of an
 * error's body only the start is looked at and nothing kept. `failure` says what went wrong, whatever the library
 * above makes of it.
 */
export const createGuardedFetch = (maxBytes: number) => {
  let failure: ModelFailureError | null = null;

  const note = (error: unknown): ModelFailureError => {
    failure ??= error instanceof ModelFailureError ? error : new ModelFailureError('connection');
    return failure;
  };

  async function* noteErrors(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      throw note(error);
    }
  }

  const fetch: Fetch = async (input, init) => {
    const response = await globalThis.fetch(input, { ...init, redirect: 'error' }).catch((error: unknown) => {
      throw note(error);
    });
    const { body, status, headers } = response;
    if (!response.ok) {
      const wantsNewLimits = status === BAD_REQUEST && refusesLimits.test(await readStart(body));
      await body?.cancel();
      const retryAfterMs = readRetryAfter(headers.get('retry-after'));
      throw note(new ModelFailureError('status', { status, retryAfterMs, wantsNewLimits }));
    }
    if (body === null) throw note(new ModelFailureError('garbage'));
    return new Response(ReadableStream.from(noteErrors(guardBytes(body, maxBytes))), { status, headers });
  };

  return { fetch, failure: () => failure };
};

import { ModelFailureError } from './model-failure.ts';

/** 'Retry-After' in milliseconds, of seconds or of a date; null where it says neither. */
const readRetryAfter = (header: string | null): number | null => {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

/** The bytes as they come; throws when there are too many, when they are no UTF-8, and when the connection breaks. */
async function* guardBytes(body: ReadableStream<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new ModelFailureError('too_big');
      decoder.decode(chunk, { stream: true });
      yield chunk;
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof ModelFailureError) throw error;
    const isNoText = error instanceof Error && 'code' in error && error.code === INVALID_UTF8;
    throw new ModelFailureError(isNoText ? 'garbage' : 'connection');
  }
}

const INVALID_UTF8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';
/** Statuses whose body may say what the endpoint wants; some say with 500 that they take no tools. */
const TELLING: readonly number[] = [400, 404, 415, 422, 500, 501];
const BAD_REQUEST = 400;
const MOST_OF_REFUSAL = 64 * 1024;
/** What endpoints of thinking models say to `max_tokens` and `temperature`. */
const refusesLimits = /max_(?:completion_)?tokens|temperature/i;
/** 'does not support tools', '"auto" tool choice requires …', 'tools param requires …', 'support tool use'. */
const refusesTools = /\btools?\b|tool_choice|function[ _-]?call/i;

/**
 * `fetch` that fails with `ModelFailureError` only. Redirects are refused (the key would travel with them), a body is
 * cut at `maxBytes`, and an error's body is looked at only where it may say what the endpoint wants, and not kept.
 */
export const createGuardedFetch =
  (maxBytes: number): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await globalThis.fetch(input, { ...init, redirect: 'error' }).catch(() => {
      throw new ModelFailureError('connection');
    });
    const { body, status, headers } = response;
    const guarded = (most: number) =>
      new Response(body && ReadableStream.from(guardBytes(body, most)), { status, headers });
    if (!response.ok) {
      const refused = TELLING.includes(status) ? guarded(MOST_OF_REFUSAL) : null;
      const said = (await refused?.text().catch(() => '')) ?? '';
      const wantsNewLimits = status === BAD_REQUEST && refusesLimits.test(said);
      await body?.cancel().catch(() => undefined);
      const retryAfterMs = readRetryAfter(headers.get('retry-after'));
      throw new ModelFailureError('status', {
        status,
        retryAfterMs,
        wantsNewLimits,
        refusesTools: refusesTools.test(said),
      });
    }
    if (body === null) throw new ModelFailureError('garbage');
    return guarded(maxBytes);
  };

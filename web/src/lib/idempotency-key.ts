const KEY_BYTES = 16;

/** A fresh `Idempotency-Key`: 128 random bits in hex. `crypto.randomUUID` is missing on plain-http LAN addresses. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The keys of one form or button. Sending the same content again after a failure is the same submit and reuses its
 * key, so that the server never stores it twice; other content, or the same after a success, is a new submit.
 */
export const createSubmitKeys = () => {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor: (input: unknown): string => {
      const content = JSON.stringify(input) ?? '';
      if (last?.content !== content) last = { content, key: newIdempotencyKey() };
      return last.key;
    },
    finish: (): void => {
      last = null;
    },
  };
};

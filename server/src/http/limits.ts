/** JSON bodies; files have their own limit in the contract. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * By when the headers and the whole of a request must have arrived, and how often that is looked at. Fastify's default
 * for the whole is for ever, and Node's 30 s between two looks would be added to both.
 */
export const SLOW_REQUEST_LIMITS = { headersMs: 15_000, requestMs: 25_000, lookEveryMs: 1_000 } as const;

/** How long who is told that a request was too slow, or none at all, has to hang up. */
export const LAST_ANSWER_MS = 1_000;

/** The answer must have begun by then; otherwise 503 and an aborted `signal`. */
export const HANDLER_TIMEOUT_MS = 60_000;

/** An idle socket is cut after this long. */
export const CONNECTION_TIMEOUT_MS = 75_000;

/** When Vida stops: how long requests in flight may take to finish. */
export const CLOSE_GRACE_MS = 5_000;

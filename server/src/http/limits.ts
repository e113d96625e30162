/** JSON bodies; files have their own limit in the contract. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** The whole request must have arrived by then: Fastify's default waits for ever. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The answer must have begun by then; otherwise 503 and an aborted `signal`. */
export const HANDLER_TIMEOUT_MS = 60_000;

/** An idle socket is cut after this long. */
export const CONNECTION_TIMEOUT_MS = 75_000;

import { MINUTE_MS } from '@vida/contract/core/time.ts';

/** JSON bodies; files have their own limit in the contract. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** How long each part of a request may take. Tests shorten them. */
export interface TimeLimits {
  /** By when the headers must be there. */
  readonly headersMs: number;
  /** So long a body may come as slowly as it likes; from then on … */
  readonly bodyGraceMs: number;
  /** … at least so many bytes a second, … */
  readonly bodyBytesPerSecond: number;
  /** … taken over the last so many milliseconds. */
  readonly bodyWindowMs: number;
  /** How often headers and bodies are looked at. */
  readonly lookEveryMs: number;
  /** A big body that takes longer steps aside, where there is room, … */
  readonly bodyStepsAsideMs: number;
  /** … and one that takes longer still gives way to others that wait (http/heavy-turns.ts). */
  readonly bodyGivesWayMs: number;
  /** By when the answer must have begun once the body is there; otherwise 503 and an aborted `signal`. */
  readonly answerMs: number;
  /** The same for heavy work, whose turn has come. */
  readonly heavyAnswerMs: number;
  /** Whoever reads nothing of their answer for so long is cut. */
  readonly readerMs: number;
}

/**
 * Who stalls or drips is cut within 30 s, headers, body, and the last answer together. A body that keeps coming may
 * take long: 20 MB over 2 Mbit/s take 80 s, and 256 kbit/s are still enough.
 */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 8_000,
  bodyGraceMs: 18_000,
  bodyBytesPerSecond: 32 * 1024,
  bodyWindowMs: 10_000,
  lookEveryMs: 1_000,
  bodyStepsAsideMs: 3_000,
  bodyGivesWayMs: 25_000,
  answerMs: MINUTE_MS,
  heavyAnswerMs: 90_000,
  readerMs: 25_000,
};

/** How long who is told that a request was too slow, or none at all, has to hang up. */
export const LAST_ANSWER_MS = 1_000;

/** A socket on which nothing happens is cut after this long, whatever the reason: longer than waiting and work take. */
export const CONNECTION_TIMEOUT_MS = 150_000;

/** When Vida stops: how long requests in flight may take to finish. */
export const CLOSE_GRACE_MS = 5_000;
/** At a stop, for what only waits for the database, which may have stalled. */
export const CLOSE_MS = 500;

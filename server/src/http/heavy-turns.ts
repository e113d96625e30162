import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairTurns, NoTurnError } from '../turns/fair-turns.ts';
import { AppError } from './app-error.ts';
import { conflict } from './errors.ts';
import { httpMessages } from './http-messages.ts';

/** Up to here a body is small: it takes no room to speak of, and waits for no big one. */
const SMALL_BYTES = 512 * 1024;
const SMALL_AT_ONCE = 4;
/** A file of 20 MB takes ten times its size while it is read, and two at once are not read sooner. */
const BIG_AT_ONCE = 1;
/** Behind so many big ones nobody gets their turn in time. */
const MOST_BIG_WAITING = 3;
const MOST_SMALL_WAITING = 500;
/** The rest of the time that a request may take is left for its body. */
const PATIENCE_MS = 12_000;
const RETRY_SECONDS = 20;

/** Of a person in a kind of heavy work. */
type Place = `${NonNullable<Endpoint['heavy']>} ${string}`;

const tooMany = (cause: unknown) =>
  new AppError({
    status: 503,
    code: 'too_many_files',
    userMessage: httpMessages.tooManyFiles,
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  });

/** Bytes that a request says it brings; unknown ones are many. */
const bytesOf = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
};

/**
 * Turns at heavy work, taken before the body is read: a body that waits stays where it is, on the way. A person does
 * one at a time, big ones go one after the other, small ones pass beside them.
 */
export const createHeavyTurns = () => {
  const taken = new Set<Place>();
  const lane = (atOnce: number, mostWaiting: number) =>
    createFairTurns<string>({ atOnce, atOnceOf: () => 1, mostWaiting, patienceMs: PATIENCE_MS });
  const small = lane(SMALL_AT_ONCE, MOST_SMALL_WAITING);
  const big = lane(BIG_AT_ONCE, MOST_BIG_WAITING);

  /**
   * Answers how to give the turn back. Refuses with 409 where the person does such work already, with 503 where too
   * many do. `gone` takes one who left out of the line.
   */
  const take = async (
    kind: NonNullable<Endpoint['heavy']>,
    userId: string,
    request: FastifyRequest,
    gone: AbortSignal,
  ): Promise<() => void> => {
    const place: Place = `${kind} ${userId}`;
    if (taken.has(place)) throw conflict('import_running', httpMessages.importRunning);
    taken.add(place);
    try {
      const leave = await (bytesOf(request) > SMALL_BYTES ? big : small).take(userId, gone);
      return () => {
        taken.delete(place);
        leave();
      };
    } catch (error) {
      taken.delete(place);
      throw error instanceof NoTurnError ? tooMany(error) : error;
    }
  };

  /** The turn of each request that has one. */
  const leaving = new WeakMap<FastifyRequest, () => void>();

  return {
    /** Before the body is read. A request that ends before its work began gives the turn back by itself. */
    begin: async (
      { heavy }: Endpoint,
      request: FastifyRequest,
      reply: FastifyReply,
      gone: AbortSignal,
    ): Promise<void> => {
      if (!heavy || !request.viewer) return;
      const leave = await take(heavy, request.viewer.userId, request, gone);
      leaving.set(request, leave);
      const leaveUnused = () => {
        if (leaving.delete(request)) leave();
      };
      if (reply.raw.closed) leaveUnused();
      else reply.raw.once('close', leaveUnused);
    },

    /** The work itself: the turn is given back at its end, whoever is still there. */
    work: async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
      const leave = leaving.get(request);
      leaving.delete(request);
      try {
        return await work();
      } finally {
        leave?.();
      }
    },
  };
};

export type HeavyTurns = ReturnType<typeof createHeavyTurns>;

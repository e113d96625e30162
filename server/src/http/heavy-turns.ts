import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createExclusive, createFairTurns, NoTurnError } from '../turns/fair-turns.ts';
import { AppError } from './app-error.ts';
import { hangUp } from './client-errors.ts';
import { conflict } from './errors.ts';
import { httpMessages } from './http-messages.ts';
import type { TimeLimits } from './limits.ts';

/** Up to here a body is small: it takes no room to speak of, and waits for no big one. */
const SMALL_BYTES = 512 * 1024;
/** A file of 20 MB takes several times its size while it is worked on, and two at once are not done sooner. */
const AT_WORK = { small: 4, big: 1 };
/** Bodies that come: two big ones at once, and the heap grows to twice what one needs. */
const COMING = { small: 64, big: 1 };
/** Big ones beside it that come slowly, so that they keep few others waiting. */
const MOST_ASIDE = 2;
/** Behind so many big ones nobody gets their turn in time. */
const MOST_WAITING = { small: 500, big: 3 };
/** Until a big body that takes long has given way. */
const PATIENCE_MS = 30_000;
/** For those before it to be worked on. */
const WORK_PATIENCE_MS = 45_000;
const RETRY_SECONDS = 20;
const TOO_MANY = 'too_many_files';

type Size = keyof typeof AT_WORK;

const tooMany = (cause: unknown) =>
  new AppError({
    status: 503,
    code: TOO_MANY,
    userMessage: httpMessages.tooManyFiles,
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  });

const refuse = (error: unknown): never => {
  throw error instanceof NoTurnError ? tooMany(error) : error;
};

/** Bytes that a request says it brings; unknown ones are many. */
const bytesOf = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
};

const sizeOf = (request: FastifyRequest): Size => (bytesOf(request) > SMALL_BYTES ? 'big' : 'small');

/** A body that is read, or the work on it. */
interface Held {
  readonly size: Size;
  readonly userId: string;
  readonly gone: AbortSignal;
  readonly leave: () => void;
  /** Lets the next body come beside this one; does nothing where too many stand aside. */
  readonly stepAside: () => void;
}

/**
 * Turns at heavy work. The first is taken before the body is read: a body that waits stays where it is, on the way. A
 * person does one at a time. Big bodies come one after the other; one that is slow steps aside, so that it keeps nobody
 * waiting. The work on big ones goes one after the other, too; small ones pass beside them.
 */
export const createHeavyTurns = ({
  bodyStepsAsideMs,
  bodyGivesWayMs,
}: Pick<TimeLimits, 'bodyStepsAsideMs' | 'bodyGivesWayMs'>) => {
  const takePlace = createExclusive(() => conflict('import_running', httpMessages.importRunning));
  let aside = 0;
  /** A slow body that found no room aside. */
  let nextAside: (() => void) | null = null;
  const lane = (atOnce: number, mostWaiting: number, patienceMs: number) =>
    createFairTurns<string>({ atOnce, mostWaiting, patienceMs });
  const lanesOf = (size: Size) => ({
    reading: lane(COMING[size], MOST_WAITING[size], PATIENCE_MS),
    work: lane(AT_WORK[size], COMING[size] + MOST_ASIDE, WORK_PATIENCE_MS),
  });
  const lanes = { small: lanesOf('small'), big: lanesOf('big') };

  /** How to cut the big bodies that take long, the longest first. */
  const slow = new Set<() => void>();
  const giveWay = (): void => {
    const places = lanes.big.reading.countWaiting();
    for (const makeRoom of [...slow].slice(0, places)) makeRoom();
  };

  /** A body that takes longer than others wait for makes room for them, once there are any. */
  const watchSlow = (request: FastifyRequest, reply: FastifyReply, stepAside: () => void, leave: () => void): void => {
    const end = (): void => {
      clearTimeout(asideTimer);
      clearTimeout(timer);
      slow.delete(makeRoom);
    };
    const makeRoom = (): void => {
      end();
      if (request.raw.complete || reply.raw.headersSent) return;
      leave();
      hangUp(request.raw.socket, [503, TOO_MANY, httpMessages.tooManyFiles], {
        'Retry-After': `${RETRY_SECONDS}`,
      });
    };
    const asideTimer = setTimeout(stepAside, bodyStepsAsideMs);
    const timer = setTimeout(() => {
      slow.add(makeRoom);
      giveWay();
    }, bodyGivesWayMs);
    request.raw.once('end', end);
    reply.raw.once('close', end);
  };

  /**
   * Answers how to give the turn back. Refuses with 409 where the person does such work already, with 503 where too
   * many do. `gone` takes one who left out of the line.
   */
  const take = async (
    kind: NonNullable<Endpoint['heavy']>,
    userId: string,
    request: FastifyRequest,
    gone: AbortSignal,
  ): Promise<Held> => {
    const leavePlace = takePlace(`${kind} ${userId}`);
    try {
      const size = sizeOf(request);
      const turn = lanes[size].reading.take(userId, gone);
      giveWay();
      let leaveTurn = await turn;
      const leave = (): void => {
        leavePlace();
        if (nextAside === stepAside) nextAside = null;
        leaveTurn();
      };
      const stepAside = (): void => {
        nextAside = aside < MOST_ASIDE ? null : stepAside;
        if (nextAside !== null) return;
        aside += 1;
        leaveTurn();
        leaveTurn = () => {
          aside -= 1;
          nextAside?.();
        };
      };
      return { size, userId, gone, leave, stepAside };
    } catch (error) {
      leavePlace();
      return refuse(error);
    }
  };

  /** The turn of each request that has one. */
  const held = new WeakMap<FastifyRequest, Held>();

  return {
    /** Before the body is read. A request that ends before its work began gives the turn back by itself. */
    begin: async (
      { heavy }: Endpoint,
      request: FastifyRequest,
      reply: FastifyReply,
      gone: AbortSignal,
    ): Promise<void> => {
      if (!heavy || !request.viewer) return;
      const own = await take(heavy, request.viewer.userId, request, gone);
      held.set(request, own);
      const leaveUnused = () => {
        if (held.delete(request)) own.leave();
      };
      if (reply.raw.closed) leaveUnused();
      else {
        reply.raw.once('close', leaveUnused);
        if (own.size === 'big') watchSlow(request, reply, own.stepAside, leaveUnused);
      }
    },

    /** The work itself, in its own turn; both are given back at its end, whoever is still there. */
    work: async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
      const own = held.get(request);
      if (!own) return work();
      held.delete(request);
      try {
        const leave = await lanes[own.size].work.take(own.userId, own.gone).catch(refuse);
        return await work().finally(leave);
      } finally {
        own.leave();
      }
    },
  };
};

export type HeavyTurns = ReturnType<typeof createHeavyTurns>;

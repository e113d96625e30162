import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { atMost } from './at-most.ts';
import { stopping } from './errors.ts';
import { CLOSE_GRACE_MS } from './limits.ts';

/** For what is on its way through the network or this process when it is decided that nothing more is taken. */
const ON_ITS_WAY_MS = 300;
/** For the last refusals to leave. */
const LAST_WORDS_MS = 200;

/**
 * How the HTTP server stops: requests in flight are answered and told to hang up, new ones are refused, and connections
 * without a request are closed as soon as none can be on its way any more. What is not done after the grace is refused
 * too, or cut where its reply has begun. Node alone would wait for every connection that is kept alive, and for ever
 * for one that never asks. `endWaiting` ends the replies that have no end of their own, and those that wait for others.
 */
export const registerOrderlyClose = (
  app: FastifyInstance,
  endWaiting: () => Promise<void>,
  graceMs = CLOSE_GRACE_MS,
): void => {
  const sockets = new Set<Socket>();
  const inFlight = new Map<Socket, Set<FastifyReply>>();
  let isClosing = false;
  let onIdle = (): void => undefined;

  const forget = (socket: Socket): void => {
    inFlight.delete(socket);
    if (inFlight.size === 0) onIdle();
  };

  const leave = (socket: Socket, reply: FastifyReply): void => {
    const replies = inFlight.get(socket);
    replies?.delete(reply);
    if (replies?.size !== 0) return;
    // Requests of tests have no real socket.
    if (isClosing && sockets.has(socket)) socket.destroySoon();
    forget(socket);
  };

  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      forget(socket);
    });
  });

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    // Hung up already: its end was told before anybody listened.
    if (reply.raw.closed || socket.destroyed) return;
    const replies = inFlight.get(socket) ?? new Set();
    inFlight.set(socket, replies.add(reply));
    reply.raw.once('close', () => leave(socket, reply));
    if (isClosing) throw stopping();
  });

  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });

  const whenIdle = (): Promise<void> =>
    new Promise((done) => {
      onIdle = done;
      if (inFlight.size === 0) done();
    });

  const finishRequests = async (): Promise<void> => {
    if (sockets.size > 0) await pause(ON_ITS_WAY_MS);
    for (const socket of sockets) if (!inFlight.has(socket)) socket.destroySoon();
    await whenIdle();
  };

  const refuseTheRest = async (): Promise<void> => {
    for (const reply of [...inFlight.values()].flatMap((replies) => [...replies])) {
      if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
      else reply.send(stopping());
    }
    await atMost(whenIdle(), LAST_WORDS_MS);
  };

  app.addHook('preClose', async () => {
    isClosing = true;
    await atMost(Promise.all([endWaiting(), finishRequests()]), graceMs);
    await refuseTheRest();
    // Fastify stops listening now; who came until then still hears the refusal.
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, ON_ITS_WAY_MS).unref();
  });
};

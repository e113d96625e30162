import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createBodyPace } from './body-pace.ts';
import { CONNECTION_TIMEOUT_MS, type TimeLimits } from './limits.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What Node itself calls a request that took too long. */
const tooSlow = (): Error => Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Tells the client what it did, as long as no answer has begun, and hangs up. */
const cut = (server: Server, socket: Socket, response: ServerResponse): void => {
  if (response.headersSent) socket.destroy();
  else server.emit('clientError', tooSlow(), socket);
};

/**
 * Cuts whoever sends a body too slowly, also one that nobody reads any more because it was refused, and whoever does
 * not read their answer. Node's own limit is for the whole of a request, and an honest one of 20 MB takes its time.
 */
export const cutSlowClients = (server: Server, limits: TimeLimits): void => {
  const looks = new Set<(elapsedMs: number) => void>();

  const watchBody = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const pace = createBodyPace(limits);
    let received = socket.bytesRead;
    const look = (elapsedMs: number): void => {
      if (request.complete || socket.destroyed) {
        looks.delete(look);
        return;
      }
      const bytes = socket.bytesRead - received;
      received = socket.bytesRead;
      // Bytes that lie there unread: the client is not the one who is waited for.
      if (request.readableLength > 0) return;
      pace.note(elapsedMs, bytes);
      if (!pace.isTooSlow()) return;
      looks.delete(look);
      cut(server, socket, response);
    };
    looks.add(look);
  };

  const watchReader = (response: ServerResponse, socket: Socket): void => {
    let isWaiting = false;
    const look = (): void => {
      const isUnread = response.headersSent && socket.writableLength > 0;
      if (isUnread === isWaiting) return;
      isWaiting = isUnread;
      // When it is over Node looks whether the system took any byte since, and cuts only when not.
      socket.setTimeout(isUnread ? limits.readerMs : CONNECTION_TIMEOUT_MS);
    };
    looks.add(look);
    response.once('close', () => looks.delete(look));
  };

  server.on('request', (request, response) => {
    if (hasBody(request)) watchBody(request, response);
    watchReader(response, request.socket);
  });

  let lookedAt = performance.now();
  const looking = setInterval(() => {
    const now = performance.now();
    // After a long stop of the process what has arrived meanwhile was not read yet: the stop is nobody's slowness.
    const elapsedMs = Math.min(now - lookedAt, 2 * limits.lookEveryMs);
    lookedAt = now;
    for (const look of looks) look(elapsedMs);
  }, limits.lookEveryMs);
  looking.unref();
  server.once('close', () => clearInterval(looking));
};

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  status?: number;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * A real HTTP server for the client under test. `answers` maps 'GET /api/x' to what it answers, a function of the
 * call if need be; everything else is a 404. The page's relative addresses lead to it until `close`.
 */
export const serveApi = async (answers: Record<string, Answer | ((call: ReceivedCall) => Answer)>) => {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
    calls.push(call);
    const found = answers[`${method} ${url.split('?')[0]}`] ?? { status: 404 };
    const { status = 200, body, headers: extra = {} } = typeof found === 'function' ? found(call) : found;
    response.writeHead(status, extra);
    response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, { signal: _, ...init }: RequestInit = {}) =>
    // The page's AbortSignal is jsdom's own, which the platform's fetch refuses.
    realFetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  return {
    calls,
    sent: (name: string) => calls.filter(({ method, url }) => `${method} ${url}`.startsWith(name)),
    close: async () => {
      vi.stubGlobal('fetch', realFetch);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Asked {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** From asking until the whole answer was there. */
  readonly ms: number;
}

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | undefined;
  /** Bytes are a file of CSV; anything else is sent as JSON. */
  readonly body?: unknown;
}

/** Lets `app` listen on a free port of this machine; answers how to speak to it over connections of a local address. */
export const listenForAsking = async (app: FastifyInstance) => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  return {
    /** `connections` of `localAddress`, kept alive; `close` ends them. */
    askFrom: (localAddress: string, connections: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: connections });
      const ask = ({ method = 'GET', path, token, body }: Question): Promise<Asked> =>
        new Promise((resolve, reject) => {
          const isFile = body instanceof Uint8Array;
          const headers = {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
          };
          const beganMs = performance.now();
          const asking = request({ host: '127.0.0.1', port, method, path, localAddress, agent, headers });
          asking.once('error', reject);
          asking.once('response', (answer) => {
            answer.once('error', reject);
            answer.once('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                retryAfter: answer.headers['retry-after'],
                ms: performance.now() - beganMs,
              }),
            );
            answer.resume();
          });
          if (body === undefined) asking.end();
          else asking.end(isFile ? body : JSON.stringify(body));
        });
      return { ask, close: () => agent.destroy() };
    },
  };
};

/** How often each status was answered. */
export const tally = (answers: readonly Asked[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** The time of the slowest 1 %, ms. */
export const p99MsOf = (answers: readonly Asked[]): number => {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0;
};

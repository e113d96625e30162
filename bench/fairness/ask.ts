import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Bytes as they are; anything else as JSON. */
  readonly body?: unknown;
}

export interface Reply {
  /** 0 where none came in time. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const toBytes = (body: unknown) => (body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body)));

/**
 * Asks a server over connections of its own, from the address `from` of this machine. Never throws: what does not
 * arrive within `patienceMs` has status 0.
 */
export const createAsker = (url: string, from: string, patienceMs: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

  const send = ({ method, path, token, headers, body }: Question): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : toBytes(body);
      const outgoing = request(url + path, {
        agent,
        localAddress: from,
        method: method ?? (bytes ? 'POST' : 'GET'),
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
          'x-time-zone': 'America/Sao_Paulo',
          ...headers,
        },
      });
      outgoing.once('error', reject);
      outgoing.once('response', (incoming) => {
        text(incoming).then((answer) => resolve({ status: incoming.statusCode ?? 0, text: answer }), reject);
      });
      outgoing.end(bytes);
    });

  return {
    ask: async (question: Question): Promise<Reply> => {
      const begun = performance.now();
      const { status, text: answer } = await send(question).catch(() => ({ status: 0, text: '' }));
      return { status, text: answer, ms: performance.now() - begun };
    },
    close: () => agent.destroy(),
  };
};

export type Asker = ReturnType<typeof createAsker>;

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type RecordedRequest, requestSchema } from './model-request.ts';

/** A call of a tool; `input` of an object is its JSON. */
export interface ToolCallSaid {
  readonly name: string;
  readonly input: string | object;
}

/** How the server answers one request. */
export type ModelBehaviour =
  /** A good answer; `answer` of an object is its JSON. `chunkMs` between the pieces of a stream. */
  | {
      readonly kind: 'answer';
      readonly answer: string | object | ((request: RecordedRequest) => string);
      readonly chunkMs?: number;
      readonly firstByteMs?: number;
      readonly finishReason?: string;
    }
  /** Calls tools, after some text or none; with what they said it behaves as `afterwards`, else it calls again. */
  | {
      readonly kind: 'calls';
      readonly calls: readonly ToolCallSaid[];
      readonly text?: string;
      readonly chunkMs?: number;
      readonly afterwards?: ModelBehaviour;
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  /** A body that is no answer: HTML, broken JSON, any bytes. */
  | { readonly kind: 'body'; readonly body: string | Uint8Array; readonly contentType?: string }
  /** Says this and then closes the socket in the middle of a token; `politely` ends the body as if all were well. */
  | { readonly kind: 'cut'; readonly after: string; readonly politely?: boolean }
  /** Never stops: text, or spaces that are no text. */
  | { readonly kind: 'endless'; readonly of: 'text' | 'nothing' }
  /** So many bytes at once. */
  | { readonly kind: 'bytes'; readonly count: number }
  /** Takes the request and never answers. */
  | { readonly kind: 'silence' }
  /** Closes the socket without an answer. */
  | { readonly kind: 'hang_up' };

/** A good answer. */
export const answering = (answer: string | object): ModelBehaviour => ({ kind: 'answer', answer });

/** Calls a tool each time. */
export const calling = (name: string, input: string | object = {}): ModelBehaviour => ({
  kind: 'calls',
  calls: [{ name, input }],
});

/** Says back everything that it was sent, as its answer. */
export const echoing: ModelBehaviour = {
  kind: 'answer',
  answer: ({ messages }) => messages.map(({ role, content }) => `[${role}] ${content}`).join('\n'),
};

const chunkOf = (delta: object, finishReason: string | null): string => {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'm', choices })}\n\n`;
};

const wholeOf = (content: string, finishReason: string): string =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  });

const TEXT_OF_NO_END = 'e mais uma vez '.repeat(20);
/** A comment of the protocol: bytes, but no text. */
const SILENT_TALK = `:${' '.repeat(65_536)}\n\n`;

const EVENTS = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Writes until the reader is gone, as fast as it reads. */
const pour = async (response: ServerResponse, chunk: string | Uint8Array, times: number): Promise<void> => {
  const chunks = function* () {
    for (let written = 0; written < times; written += 1) yield chunk;
  };
  await pipeline(Readable.from(chunks()), response).catch(() => undefined);
};

const sayPieces = async (
  response: ServerResponse,
  text: string,
  {
    chunkMs = 0,
    finishReason = 'stop',
    calls = [],
  }: {
    readonly chunkMs?: number | undefined;
    readonly finishReason?: string | undefined;
    readonly calls?: readonly ToolCallSaid[];
  },
): Promise<void> => {
  response.writeHead(200, EVENTS);
  response.write(chunkOf({ role: 'assistant', content: '' }, null));
  for (const piece of text.match(/\s*\S+\s*/g) ?? []) {
    if (response.destroyed) return;
    if (chunkMs > 0) await wait(chunkMs);
    response.write(chunkOf({ content: piece }, null));
  }
  for (const [index, { name, input }] of calls.entries()) {
    if (chunkMs > 0) await wait(chunkMs);
    const written = typeof input === 'string' ? input : JSON.stringify(input);
    const call = { index, id: `call_${index}`, type: 'function', function: { name, arguments: written } };
    response.write(chunkOf({ tool_calls: [call] }, null));
  }
  response.end(`${chunkOf({}, finishReason)}data: [DONE]\n\n`);
};

const behave = async (
  behaviour: ModelBehaviour,
  request: RecordedRequest,
  response: ServerResponse,
): Promise<unknown> => {
  const type = request.stream ? EVENTS : JSON_TYPE;
  switch (behaviour.kind) {
    case 'answer': {
      const { answer, firstByteMs, finishReason } = behaviour;
      if (firstByteMs) await wait(firstByteMs);
      const text =
        typeof answer === 'function' ? answer(request) : typeof answer === 'string' ? answer : JSON.stringify(answer);
      if (request.stream) return sayPieces(response, text, behaviour);
      return response.writeHead(200, JSON_TYPE).end(wholeOf(text, finishReason ?? 'stop'));
    }
    case 'calls': {
      const { text = '', afterwards } = behaviour;
      if (afterwards && request.messages.at(-1)?.role === 'tool') return behave(afterwards, request, response);
      return sayPieces(response, text, { ...behaviour, finishReason: 'tool_calls' });
    }
    case 'status':
      return response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body ?? '');
    case 'body':
      return response
        .writeHead(200, { 'content-type': behaviour.contentType ?? type['content-type'] })
        .end(behaviour.body);
    case 'cut': {
      response.writeHead(200, type);
      response.write(
        request.stream ? chunkOf({ content: behaviour.after }, null) : wholeOf(behaviour.after, 'stop').slice(0, 60),
      );
      if (behaviour.politely) return response.end();
      response.write('data: {"id":"c","choices":[{"index":0,"del');
      await wait(20);
      return response.destroy();
    }
    case 'endless':
      response.writeHead(200, type);
      return pour(
        response,
        behaviour.of === 'text' ? chunkOf({ content: TEXT_OF_NO_END }, null) : SILENT_TALK,
        Infinity,
      );
    case 'bytes':
      response.writeHead(200, type);
      return pour(response, Buffer.alloc(65_536, 'a'), Math.ceil(behaviour.count / 65_536));
    case 'silence':
      return undefined;
    case 'hang_up':
      return response.destroy();
  }
};

/**
 * A small server that speaks the OpenAI chat protocol, streamed and not, for tests, journeys and benchmarks. It behaves
 * as `script` says, request by request, the last entry for all that follow, and records everything it is sent.
 */
export const startModelServer = async (...script: readonly ModelBehaviour[]) => {
  const requests: RecordedRequest[] = [];
  let behaviours = [...script];
  let open = 0;
  let mostOpen = 0;
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'GET') {
      const [first] = behaviours;
      if (first?.kind === 'status') return void response.writeHead(first.status, first.headers).end();
      return void response.writeHead(200, JSON_TYPE).end('{"object":"list","data":[]}');
    }
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => {
      open -= 1;
    });
    const raw = await readText(incoming);
    const receivedAt = performance.now();
    const request = { ...requestSchema.parse(JSON.parse(raw)), headers: incoming.headers, raw, receivedAt };
    requests.push(request);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? echoing;
    await behave(behaviour, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Behaves differently from now on. */
    script: (...next: readonly ModelBehaviour[]) => {
      behaviours = [...next];
    },
    /** Answers that are being waited for. */
    openRequests: () => open,
    mostOpenRequests: () => mostOpen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

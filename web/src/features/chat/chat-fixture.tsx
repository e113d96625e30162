import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ChatChunk, ChatMessage, ChatModel } from '@vida/contract/chat/chat-schemas.ts';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { conversation } from './conversation/conversation-store.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown> | null;
  readonly signal: AbortSignal | null | undefined;
}

let made = 0;

/** One exchange, asked a moment ago. */
export const anExchange = (changes: Partial<ChatMessage> = {}): ChatMessage => {
  made += 1;
  return {
    id: `01a1fc7e-8a1a-706d-a6cb-${String(made).padStart(12, '0')}`,
    message: 'Como está minha glicose?',
    response: 'Sua média desta semana é 112 mg/dL.',
    createdAt: new Date().toISOString(),
    source: 'rules',
    isComplete: true,
    emergency: null,
    sources: [],
    suggestions: [],
    figures: null,
    ...changes,
  };
};

/** A sent message, whose answer the test makes bit by bit. */
interface Open extends Received {
  readonly chunk: (chunk: ChatChunk) => Promise<void>;
  /** The whole, which the server also keeps. */
  readonly finish: (exchange: ChatMessage) => Promise<void>;
  /** The connection breaks. */
  readonly cut: () => Promise<void>;
}

const openStream = (received: Received, keep: (exchange: ChatMessage) => void) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (event: unknown) =>
    act(() => writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)));
  const open: Open = {
    ...received,
    chunk: (chunk) => write({ chunk }),
    finish: async (reply) => {
      keep(reply);
      await write({ reply, revision: null });
      await act(() => writer.close());
    },
    cut: () => act(() => writer.close()),
  };
  return { open, response: new Response(readable) };
};

/** The server's side of a conversation: `exchanges` newest first, in pages of `pageSize`. */
export const startChatServer = (exchanges: ChatMessage[] = []) => {
  const server = {
    exchanges,
    pageSize: 20,
    model: { reach: 'none', host: null, consent: 'not_needed' } as ChatModel,
    /** Answered instead of the list, or of a sent message. */
    listStatus: 200,
    sendStatus: 200,
    /** The body of a refusal. */
    refusal: {},
    received: [] as Received[],
    streams: [] as Open[],
    to: (name: string) => server.received.filter(({ method, path }) => `${method} ${path}` === name),
    /** The last message that was sent. */
    last: (): Open => {
      const open = server.streams.at(-1);
      if (!open) throw new Error('nothing was sent');
      return open;
    },
  };
  const list = (url: URL): Response => {
    const from = server.exchanges.findIndex(({ id }) => id === url.searchParams.get('cursor')) + 1;
    const items = server.exchanges.slice(from, from + server.pageSize);
    const last = items.at(-1);
    const isMore = from + server.pageSize < server.exchanges.length;
    const headers: Record<string, string> = isMore && last ? { [NEXT_CURSOR_HEADER]: last.id } : {};
    return new Response(JSON.stringify(items), { status: server.listStatus, headers });
  };
  const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const answer = (received: Received, url: URL): Response => {
    const { method, path } = received;
    const [, id] = /^\/api\/chat\/messages\/(.+)$/.exec(path) ?? [];
    if (method === 'POST' && path === '/api/chat/message') {
      if (server.sendStatus !== 200) return reply(server.refusal, server.sendStatus);
      const { open, response } = openStream(received, (exchange) => server.exchanges.unshift(exchange));
      server.streams.push(open);
      return response;
    }
    if (method === 'DELETE') {
      server.exchanges = id ? server.exchanges.filter((each) => each.id !== id) : [];
      return reply(id ? { id } : { deleted: 1 });
    }
    if (path === '/api/chat/messages') return list(url);
    if (path === '/api/chat/model') return reply(server.model);
    server.model = { ...server.model, consent: path.endsWith('/refuse') ? 'refused' : 'given' };
    return reply({}, 201);
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const received: Received = {
      method,
      path: url.pathname,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? JSON.parse(body) : null,
      signal,
    };
    server.received.push(received);
    return answer(received, url);
  });
  return server;
};

/** Each test of the file begins with somebody signed in, and leaves nothing behind. */
export const isolateChat = () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    session.save(sampleSession());
  });
  afterEach(() => {
    act(() => {
      for (const { id } of toastStore.read()) toastStore.dismiss(id);
      conversation.reset();
    });
    cleanup();
    session.clear();
    queryClientFor(null);
    vi.unstubAllGlobals();
  });
};

/** A part of the chat on a page of its own, with the toasts. */
export const renderChat = async (part: ReactElement) => {
  const routeTree = createRootRoute({ component: () => part });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return render(
    <QueryClientProvider client={queryClientFor(session.get()?.user.id ?? null)}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
};

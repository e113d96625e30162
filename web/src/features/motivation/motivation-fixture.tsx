import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { type Session, session } from '../../lib/session.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';

/** Saturday, ten in the morning in São Paulo. */
export const MORNING = new Date('2026-11-21T13:00:00Z');

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}

/** The server's side: what was asked, and what Vida answers. `status` other than 200 refuses. */
export const startVidaServer = () => {
  const server = {
    asked: [] as Asked[],
    status: 200,
    /** How long an answer takes. */
    answersAfterMs: 0,
    message: 'Que bom que você está aqui.' as string | null,
    timed: { message: null, trigger: null } as { message: string | null; trigger: string | null },
    askedFor: (path: string) => server.asked.filter((call) => call.path === path),
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    server.asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (server.answersAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, server.answersAfterMs));
    const reply = path === '/api/time-easter-egg' ? server.timed : { message: server.message, trigger: 'x' };
    return new Response(JSON.stringify(reply), { status: server.status });
  });
  return server;
};

/** Each test of the file begins with somebody signed in, on a Saturday morning, and leaves nothing behind. */
export const isolateVida = (signedIn: Session) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: MORNING });
    session.save(signedIn);
  });
  afterEach(() => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    cleanup();
    session.clear();
    sessionStorage.clear();
    queryClientFor(null);
    vi.unstubAllGlobals();
  });
};

/** Lets so many milliseconds pass. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets what was asked be answered and shown. */
export const settle = () => wait(5);

/** A part of a page, with the cache and the routes around it. */
export const renderPart = async (part: ReactElement) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  await router.load();
  const view = render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await wait(0);
  return view;
};

/** The tips on screen, as toasts. */
export const openTips = () =>
  toastStore
    .read()
    .filter(({ open }) => open)
    .map(({ title, description }) => `${title}: ${description}`);

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../lib/query-client.ts';
import { type Session, session } from '../lib/session.ts';
import { toastStore } from '../ui/toast/toast-store.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { sampleSession } from './sample-session.ts';

/** A part of a page with the cache and the toasts around it. */
export const renderPart = (part: ReactNode) =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  );

/** Each test of the file begins with somebody signed in, and leaves no toast, no cache and no server behind. */
export const isolateTests = (user: Partial<Session['user']> = {}) => {
  beforeEach(() => session.save(sampleSession(user)));
  afterEach(() => {
    for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
    cleanup();
    queryClientFor(null);
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
};

import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';

/** A part of the page with the cache and the toasts around it. */
export const renderSubstances = (part: ReactElement) =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  );

/** Each test of the file begins with somebody signed in, and leaves no toast, no cache and no server behind. */
export const isolateTests = () => {
  beforeEach(() => session.save(sampleSession()));
  afterEach(() => {
    for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
    queryClientFor(null);
    vi.unstubAllGlobals();
  });
};

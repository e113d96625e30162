import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { signIn } from './measurements-fixture.ts';

/** A part of the measurements with the cache and the toasts around it, as on its page. */
export const renderMeasurements = (part: ReactElement) =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  );

/** Each test of the file begins with somebody signed in, and leaves no toast, no cache and no server behind. */
export const isolateTests = () => {
  beforeEach(() => signIn());
  afterEach(() => {
    for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
    queryClientFor(null);
    vi.unstubAllGlobals();
  });
};

/** jsdom has no canvas, and none of what a chart asks of the browser around it. */
export const standInForPlots = () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
};

/** A plot that draws nothing: `vi.mock('uplot', async () => ({ default: (await import('…')).BlankPlot }))`. */
export class BlankPlot {
  redraw() {}
  destroy() {}
  setSize() {}
  setCursor() {}
  valToPos = () => 0;
}

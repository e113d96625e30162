import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { holdReplies, signIn } from '../measurements-fixture.ts';
import { useGlucosePeriod } from './use-glucose-period.ts';

const now = new Date();
const newestAt = new Date(now.getTime() - 60 * 86_400_000);

const summaryTo = (to: Date, values: readonly number[]) =>
  summarizeGlucose({
    days: 14,
    from: new Date(to.getTime() - 14 * 86_400_000),
    to,
    now,
    timeZone: 'America/Sao_Paulo',
    sensor: [],
    single: values.map((value) => ({ at: to.getTime() - 1, value, rangeFlag: null, context: null })),
    group: 'adult',
    newestAt,
  });

beforeEach(() => signIn());
afterEach(() => {
  queryClientFor(null);
  vi.unstubAllGlobals();
});

it('shows nothing, rather than "no reading yet", until the figures of the older days are here', async () => {
  const isOlderAsked = (path: string) => path.includes('to=');
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(isOlderAsked(path) ? summaryTo(newestAt, [112]) : summaryTo(now, [])),
  );
  const release = holdReplies(isOlderAsked);
  const { result } = renderHook(() => useGlucosePeriod(14), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClientFor('lucia')}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.isOlder).toBe(true));
  expect(result.current.summary).toBeUndefined();
  release();
  await waitFor(() => expect(result.current.summary?.readingCount).toBe(1));
});

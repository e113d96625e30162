import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from './query-client.ts';

const client = () => queryClientFor('lucia');
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  client().mount();
});
afterEach(() => {
  client().unmount();
  queryClientFor(null);
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A query that somebody looks at. */
const look = async (queryFn: () => Promise<string>) => {
  const observer = new QueryObserver(client(), { queryKey: ['/api/x'], queryFn });
  observer.subscribe(() => {});
  await settle();
  return observer;
};
const comeBack = async () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
};

describe('a query', () => {
  it('that fails is asked once, and not again by itself', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('503: ')));
    const observer = await look(queryFn);
    expect(observer.getCurrentResult().isError).toBe(true);
    await comeBack();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(queryFn).toHaveBeenCalledOnce();
  });

  it('never goes stale, is not polled, and is not read again when the window is back', async () => {
    const queryFn = vi.fn(async () => 'lido');
    const observer = await look(queryFn);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(observer.getCurrentResult().isStale).toBe(false);
    await client().invalidateQueries({ refetchType: 'none' });
    await comeBack();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  it('fails at once without a connection instead of waiting in silence', async () => {
    onlineManager.setOnline(false);
    const observer = await look(() => Promise.reject(new Error('offline')));
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' });
  });
});

it('a write that fails is sent once', async () => {
  const mutationFn = vi.fn(() => Promise.reject(new Error('503: ')));
  const sent = new MutationObserver(client(), { mutationFn }).mutate().catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(await sent).toBe('failed');
  expect(mutationFn).toHaveBeenCalledOnce();
});

it('another person begins with an empty cache, and what is left is forgotten', () => {
  const before = client();
  before.setQueryData(['/api/x'], 'privado');
  expect(queryClientFor('ana').getQueryCache().getAll()).toEqual([]);
  expect(before.getQueryCache().getAll()).toEqual([]);
});

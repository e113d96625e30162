import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTodayIn } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('turns over at the person’s midnight, night after night', () => {
  vi.setSystemTime('2026-11-22T02:59:59.000Z');
  const { result } = renderHook(() => useTodayIn('America/Sao_Paulo'));
  expect(result.current).toBe('2026-11-21');
  act(() => vi.advanceTimersByTime(999));
  expect(result.current).toBe('2026-11-21');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-11-22');
  act(() => vi.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe('2026-11-23');
});

it('catches up when the device wakes', () => {
  vi.setSystemTime('2026-11-21T12:00:00.000Z');
  const { result } = renderHook(() => useTodayIn('America/Sao_Paulo'));
  vi.setSystemTime('2026-11-24T12:00:00.000Z');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2026-11-24');
});

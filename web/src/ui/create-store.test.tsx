import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './create-store.ts';

it('tells who listens, and the components, of a new value', () => {
  const store = createStore(1);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  const Shown = () => <p>{useStore(store)}</p>;
  render(<Shown />);
  act(() => store.set(2));
  expect(screen.getByText('2')).toBeVisible();
  stop();
  act(() => store.set(3));
  expect(heard).toHaveBeenCalledOnce();
});

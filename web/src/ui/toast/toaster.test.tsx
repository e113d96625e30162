import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const removalMs = 1_000_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const entry of toastStore.read()) toastStore.dismiss(entry.id);
  vi.advanceTimersByTime(removalMs);
  vi.useRealTimers();
});

test('shows at most one toast: a new one takes the place of the old one', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Primeiro' }));
  act(() => void toast({ title: 'Segundo' }));
  expect(toastStore.read()).toHaveLength(1);
  expect(screen.queryByText('Primeiro')).toBeNull();
  expect(screen.getByText('Segundo')).toBeVisible();
});

test('stays 5000 ms', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Sucesso!' }));
  act(() => vi.advanceTimersByTime(4_999));
  expect(toastStore.read()[0]?.open).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(toastStore.read()[0]?.open).toBe(false);
  expect(screen.queryByText('Sucesso!')).toBeNull();
});

test('leaves the store 1,000,000 ms after it was dismissed, counted from the first dismissal', () => {
  const { id, dismiss } = toast({ title: 'Sucesso!' });
  dismiss();
  vi.advanceTimersByTime(removalMs - 1);
  toastStore.dismiss(id);
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toHaveLength(0);
});

test('a failure looks like one and is announced at once, a success waits its turn', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Erro', variant: 'destructive' }));
  expect(screen.getByText('Erro').closest('li')).toHaveClass('bg-destructive-soft', 'text-destructive');
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByText('Notificação Erro')).toHaveAttribute('aria-live', 'assertive');
  act(() => void toast({ title: 'Sucesso!' }));
  expect(screen.getByText('Sucesso!').closest('li')).not.toHaveClass('text-destructive');
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByText('Notificação Sucesso!')).toHaveAttribute('aria-live', 'polite');
});

test('what Vida says comes on her sand, with her face instead of a tick', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Vida', description: 'Já é tarde.', variant: 'vida' }));
  const card = screen.getByText('Já é tarde.').closest('li');
  expect(card).toHaveClass('bg-sand');
  expect(card?.querySelector('use')?.getAttribute('href')).toMatch(/#vida-greeting-face$/);
  expect(card?.querySelector('.lucide-circle-check')).toBeNull();
  act(() => void toast({ title: 'Sucesso!' }));
  expect(screen.getByText('Sucesso!').closest('li')?.querySelector('.lucide-circle-check')).not.toBeNull();
});

test('F8 moves the focus into the region, which has a Portuguese name', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Sucesso!' }));
  const region = screen.getByRole('region', { name: 'Notificações (F8)' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region).toContainElement(document.activeElement as HTMLElement);
});

test('the action runs and closes the toast', () => {
  const undo = vi.fn();
  render(<Toaster />);
  act(() => void toast({ title: 'Medição apagada', action: { label: 'Desfazer', onAction: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(toastStore.read()[0]?.open).toBe(false);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyBoundary, lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

/** React tells of every error that a boundary catches. */
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const frameOf = (load: () => Promise<typeof Greeting>) => {
  const LazyGreeting = lazyPart(load);
  const retryButton = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Tentar de novo
    </button>
  );
  const Frame = () => (
    <LazyBoundary waiting={<p>Esperando</p>} failed={retryButton}>
      <LazyGreeting name="Lúcia" />
    </LazyBoundary>
  );
  return { Frame, LazyGreeting };
};

it('stands in its place once its code is there, and from then on at once', async () => {
  const load = vi.fn(async () => Greeting);
  const { Frame } = frameOf(load);
  const { unmount } = render(<Frame />);
  expect(screen.getByText('Esperando')).toBeVisible();
  expect(await screen.findByText('Olá, Lúcia')).toBeVisible();
  unmount();
  render(<Frame />);
  expect(screen.getByText('Olá, Lúcia')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('stands there at once where its code was fetched before', async () => {
  const { Frame, LazyGreeting } = frameOf(async () => Greeting);
  await LazyGreeting.load();
  render(<Frame />);
  expect(screen.getByText('Olá, Lúcia')).toBeVisible();
});

it('tries again when asked, where its code did not come', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no connection'));
  const { Frame } = frameOf(load);
  render(<Frame />);
  await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(load).toHaveBeenCalledOnce();
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Olá, Lúcia')).toBeVisible();
});

it('tries again in a new place, where its code did not come', async () => {
  const { Frame } = frameOf(vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no connection')));
  const { unmount } = render(<Frame />);
  await screen.findByRole('button', { name: 'Tentar de novo' });
  unmount();
  render(<Frame />);
  expect(await screen.findByText('Olá, Lúcia')).toBeVisible();
});

it('leaves the failure to the boundary above where it is not told how to say it', async () => {
  const Broken = lazyPart<object>(async () => Promise.reject(new Error('no connection')));
  render(
    <LazyBoundary failed={() => <p>A página falhou</p>}>
      <LazyBoundary>
        <Broken />
      </LazyBoundary>
    </LazyBoundary>,
  );
  expect(await screen.findByText('A página falhou')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createLatePart } from './create-late-part.ts';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

const frameOf = (load: () => Promise<typeof Greeting>) => {
  const useGreeting = createLatePart<{ name: string }>(load);
  return () => {
    const { Part, retry } = useGreeting();
    if (Part) return <Part name="Lúcia" />;
    return retry ? (
      <button type="button" onClick={retry}>
        Tentar de novo
      </button>
    ) : (
      <p>Esperando</p>
    );
  };
};

it('stands in its place once its code is there, and from then on at once', async () => {
  const load = vi.fn(async () => Greeting);
  const Frame = frameOf(load);
  const { unmount } = render(<Frame />);
  expect(screen.getByText('Esperando')).toBeVisible();
  expect(await screen.findByText('Olá, Lúcia')).toBeVisible();
  unmount();
  render(<Frame />);
  expect(screen.getByText('Olá, Lúcia')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('tries again when asked, where its code did not come', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no connection'));
  const Frame = frameOf(load);
  render(<Frame />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Olá, Lúcia')).toBeVisible();
});

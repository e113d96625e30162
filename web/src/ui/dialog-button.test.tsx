import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { DialogButton } from './dialog-button.tsx';
import { lazyPart, type OpenDialogProps } from './lazy-part.tsx';
import { Toaster } from './toast/toaster.tsx';

const Hello = ({ onClose }: OpenDialogProps) => (
  <Dialog open title="Olá" onOpenChange={onClose}>
    Texto
  </Dialog>
);

const user = userEvent.setup();
const show = (load: () => Promise<typeof Hello>) => {
  render(
    <>
      <DialogButton dialog={lazyPart(load)}>Abrir</DialogButton>
      <Toaster />
    </>,
  );
  return screen.getByRole('button', { name: 'Abrir' });
};

it('opens the dialog, takes it away and gives the focus back', async () => {
  const button = show(async () => Hello);
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Olá' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('fetches the code when the button is reached with the keyboard, and opens nothing', async () => {
  let fetched = 0;
  show(async () => {
    fetched += 1;
    return Hello;
  });
  await user.tab();
  expect(fetched).toBe(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('tells that the code could not be fetched, and can be pressed again', async () => {
  let isOffline = true;
  const button = show(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Hello;
  });
  await user.click(button);
  expect(await screen.findByText('Erro de conexão. Tente novamente.')).toBeVisible();
  isOffline = false;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Olá' })).toBeVisible();
});

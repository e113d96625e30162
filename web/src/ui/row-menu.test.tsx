import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RowMenu } from './row-menu.tsx';

const open = () => {
  const onSelect = vi.fn();
  const items = [
    { label: 'Editar', onSelect },
    { label: 'Apagar', onSelect: vi.fn() },
  ];
  render(<RowMenu label="Opções da medição" items={items} />);
  return onSelect;
};
const button = () => screen.getByRole('button', { name: 'Opções da medição' });

it('opens when it is first pressed, does what is chosen and gives the focus back', async () => {
  const onSelect = open();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(button()).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toHaveFocus();
});

it('begins at its first entry when a key opened it', async () => {
  const onSelect = open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(onSelect).not.toHaveBeenCalled();
  await waitFor(() => expect(button()).toHaveFocus());
});

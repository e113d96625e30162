import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a pending button keeps the focus and sends nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const renderForm = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Peso" />
      <Button type="submit" pending={pending} pendingLabel="Salvando...">
        Salvar
      </Button>
    </form>
  );
  const { rerender } = render(renderForm(false));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(renderForm(true));
  const button = screen.getByRole('button', { name: 'Salvando...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Peso'), '78{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

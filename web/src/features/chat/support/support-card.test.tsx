import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SupportCard } from './support-card.tsx';

it.each([
  ['Consultar um profissional', 'UBS (posto de saúde)', ['tel:136', 'tel:192']],
  ['Cuidar da saúde mental', 'CAPS', ['tel:188', 'tel:136', 'tel:192']],
])('%s names the public services', async (name, service, numbers) => {
  render(<SupportCard />);
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByRole('heading', { name: service })).toBeVisible();
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(numbers);
});

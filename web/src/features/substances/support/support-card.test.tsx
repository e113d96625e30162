import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SupportCard } from './support-card.tsx';

const user = userEvent.setup();
const open = async (name: string) => {
  const onShowProgramme = vi.fn<() => void>();
  render(<SupportCard onShowProgramme={onShowProgramme} />);
  await user.click(screen.getByRole('button', { name }));
  return onShowProgramme;
};
const links = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('names the public services, and who must not stop drinking alone', async () => {
  await open('Falar com Especialista');
  const dialog = await screen.findByRole('dialog', { name: 'Falar com Especialista' });
  expect(links(dialog)).toEqual(['tel:136', 'tel:188', 'tel:192']);
  expect(within(dialog).getByText('CAPS e CAPS-AD')).toBeVisible();
  expect(within(dialog).getByText(/Não pare de uma vez por conta própria/)).toBeVisible();
});

it('has the three emergency numbers, SAMU first', async () => {
  await open('Linha de Emergência');
  const dialog = await screen.findByRole('dialog', { name: 'Linha de Emergência' });
  expect(links(dialog)).toEqual(['tel:192', 'tel:188', 'tel:08007226001']);
});

it('has at least three short texts a substance, each with its source, and suggests no medicine', async () => {
  await open('Material Educativo');
  const dialog = await screen.findByRole('dialog', { name: 'Material Educativo' });
  for (const name of ['Álcool', 'Tabaco', 'Cafeína', 'Jogos']) {
    const section = within(dialog).getByRole('heading', { name }).closest('section') ?? dialog;
    expect(within(section).getAllByRole('group').length).toBeGreaterThanOrEqual(3);
    expect(within(section).getAllByText(/^Fonte: /)).toHaveLength(within(section).getAllByRole('group').length);
  }
  expect(dialog).not.toHaveTextContent(/bupropiona|vareniclina|adesivo/i);
});

it('leads to the programme', async () => {
  const onShowProgramme = await open('Programa de Cessação');
  expect(onShowProgramme).toHaveBeenCalledOnce();
});

import { screen, waitFor, within } from '@testing-library/react';
import { OTHER_CHOICE, PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { describe, expect, it } from 'vitest';
import { createProfileBench, savedFields } from './profile-fixture.tsx';
import { profileMessages } from './profile-messages.ts';

const { server, user, edit, save, group } = createProfileBench();

const sectionOf = (name: string) => {
  const sheet = screen.getByRole('heading', { name }).closest('section');
  if (!sheet) throw new Error(`no section ${name}`);
  return within(sheet);
};

it('each list offers its predefined choices, with own entries before Outros', async () => {
  await edit();
  const shown = (name: string) =>
    group(name)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  for (const { list, choices } of PROFILE_LISTS) {
    const own = list === 'chronicConditions' ? ['Hipotireoidismo'] : [];
    const named = choices.filter((choice) => choice !== OTHER_CHOICE);
    expect(shown(profileMessages.lists[list].title)).toEqual([...named, ...own, OTHER_CHOICE]);
  }
});

describe('Outros', () => {
  const conditions = () => group('Condições crônicas');
  const otherText = () => screen.queryByRole('textbox', { name: 'Outras condições' });
  const add = () => sectionOf('Condições crônicas').queryByRole('button', { name: 'Salvar' });

  it('opens the text, which is added trimmed, and stays ticked', async () => {
    await edit();
    const input = otherText();
    if (!input) throw new Error('Outros is ticked: its text must be open');
    expect(add()).toBeNull();
    await user.type(input, '   ');
    expect(add()).toBeNull();
    await user.click(input);
    await user.paste('Esteatose hepática ');
    await user.click(add() ?? document.body);
    expect(conditions().getByRole('checkbox', { name: 'Esteatose hepática' })).toBeChecked();
    expect(conditions().getByRole('checkbox', { name: 'Outros' })).toBeChecked();
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(add()).toBeNull();
    expect(sectionOf('Condições crônicas').getByText('3 marcadas')).toBeVisible();

    await user.paste('esteatose hepática');
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('');
    await save();
    const chronicConditions = ['Diabetes Tipo 2', 'Hipotireoidismo', 'Outros', 'Esteatose hepática'];
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, chronicConditions }]));
    await waitFor(() => expect(server.checked).toEqual(['Esteatose hepática']));
  });

  it('is revealed by ticking and hidden by unticking', async () => {
    await edit();
    const medications = group('Medicamentos');
    const text = () => screen.queryByRole('textbox', { name: 'Outros medicamentos' });
    expect(text()).toBeNull();
    await user.click(medications.getByRole('checkbox', { name: 'Outros' }));
    await user.type(text() ?? document.body, 'Chá verde');
    await user.click(medications.getByRole('checkbox', { name: 'Outros' }));
    expect(text()).toBeNull();
    await user.click(medications.getByRole('checkbox', { name: 'Outros' }));
    expect(text()).toHaveValue('');
  });

  it('shows own entries once, and offers them still when unticked', async () => {
    await edit();
    const own = () => conditions().getAllByRole('checkbox', { name: 'Hipotireoidismo' });
    await user.click(own()[0] ?? document.body);
    expect(own()).toHaveLength(1);
    expect(own()[0]).not.toBeChecked();
    await user.click(own()[0] ?? document.body);
    expect(own()[0]).toBeChecked();
  });

  it('does not lose a text that was typed but not added', async () => {
    await edit();
    await user.click(group('Alergias alimentares').getByRole('checkbox', { name: 'Outros' }));
    await user.type(screen.getByRole('textbox', { name: 'Outras alergias alimentares' }), 'kiwi');
    await save();
    const foodAllergies = ['Amendoim', 'Outros', 'kiwi'];
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, foodAllergies }]));
    expect(await screen.findByText('Amendoim, kiwi')).toBeVisible();
  });

  it('remarks on none beside something', async () => {
    await edit();
    const medications = group('Medicamentos');
    await user.click(medications.getByRole('checkbox', { name: 'Nenhum' }));
    expect(screen.queryByText(/Você marcou “Nenhum”/)).toBeNull();
    await user.click(medications.getByRole('checkbox', { name: 'Insulina' }));
    expect(screen.getByText(/Você marcou “Nenhum” e também outros itens/)).toBeVisible();
  });
});

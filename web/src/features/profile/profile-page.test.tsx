import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { createProfileBench, savedFields, savedProfile } from './profile-fixture.tsx';

const { server, user, mount, open, edit, save, group } = createProfileBench();

describe('reading', () => {
  it('shows what was saved and nothing to fill in', async () => {
    await open();
    expect(screen.getByText('78,4 kg')).toBeVisible();
    expect(screen.getByText('Diabetes Tipo 2, Hipotireoidismo')).toBeVisible();
    expect(screen.getByText('baixa visão')).toBeVisible();
    expect(screen.getByText(/Seu IMC é 29,9 kg\/m²: sobrepeso, pela faixa a partir dos 60 anos/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar Perfil' })).toBeNull();
  });

  it('has its eight cards in their order', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Perfil de Saúde');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Informações físicas e metas',
      'Condições crônicas',
      'Medicamentos',
      'Restrições alimentares',
      'Alergias alimentares',
      'Alergias a medicamentos',
      'Problemas físicos',
      'Deficiências',
    ]);
  });

  it('invites whoever has not saved one yet and begins in the first field', async () => {
    server.profile = { ...EMPTY_HEALTH_PROFILE, etag: 'vazio' };
    await open();
    expect(screen.getAllByText('Não informado').length).toBeGreaterThan(7);
    expect(screen.getByText('8 horas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Começar a preencher' }));
    expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveFocus();
  });

  it('shows four skeletons while loading, and the way out of a failure', async () => {
    server.isFailing = true;
    const { container } = mount();
    expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(4);
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.isFailing = false;
    await user.click(retry);
    expect(await screen.findByText('78,4 kg')).toBeVisible();
  });
});

describe('editing', () => {
  it('sends the whole profile, says so and reads again', async () => {
    await edit();
    const weight = screen.getByRole('textbox', { name: 'Peso atual' });
    await user.clear(weight);
    await user.type(weight, '77,9');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nível de exercício' }), 'Iniciante');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo sanguíneo' }), 'Não informar');
    await user.click(group('Medicamentos').getByRole('checkbox', { name: 'Metformina' }));
    await user.click(group('Alergias alimentares').getByRole('checkbox', { name: 'Amendoim' }));
    await save();
    expect(await screen.findByText('Perfil de saúde atualizado com sucesso.')).toBeVisible();
    expect(screen.getByText('Sucesso!')).toBeVisible();
    expect(server.sent).toEqual([
      {
        ...savedFields,
        currentWeight: 77.9,
        exerciseLevel: 'beginner',
        bloodType: null,
        medications: ['Metformina'],
        foodAllergies: [],
      },
    ]);
    expect(screen.getByRole('button', { name: 'Editar Perfil' })).toHaveFocus();
    expect(screen.getByText('77,9 kg')).toBeVisible();
    await waitFor(() => expect(server.reads).toBe(2));
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('keeps the input when saving fails', async () => {
    await edit();
    await user.click(group('Deficiências').getByRole('checkbox', { name: 'Autismo' }));
    server.isFailing = true;
    await save();
    expect(await screen.findByText('Erro ao atualizar perfil. Tente novamente.')).toBeVisible();
    expect(screen.getByText('Erro')).toBeVisible();
    expect(group('Deficiências').getByRole('checkbox', { name: 'Autismo' })).toBeChecked();
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('cancels at once when nothing changed, and asks before changes are dropped', async () => {
    await edit();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Editar Perfil' }));

    await user.click(group('Deficiências').getByRole('checkbox', { name: 'Autismo' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(group('Deficiências').getByRole('checkbox', { name: 'Autismo' })).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await user.click(screen.getByRole('button', { name: 'Editar Perfil' }));
    expect(group('Deficiências').getByRole('checkbox', { name: 'Autismo' })).not.toBeChecked();
    expect(server.sent).toEqual([]);
  });

  it('falls back to 8 hours when the sleep goal cannot be read, and refuses what is out of range', async () => {
    server.profile = { ...savedProfile, sleepGoal: 6 };
    await edit();
    const goal = screen.getByRole('textbox', { name: 'Meta de sono' });
    await user.clear(goal);
    await user.type(goal, '13');
    await save();
    expect(await screen.findByText('Precisa ser no máximo 12.')).toBeVisible();
    await user.clear(goal);
    await user.type(goal, 'oito');
    await save();
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, sleepGoal: 8 }]));
  });

  it('refuses a height and weight that cannot belong together, and asks about rare ones', async () => {
    await edit();
    const height = screen.getByRole('textbox', { name: 'Altura' });
    await user.clear(height);
    await user.type(height, '85');
    await save();
    expect(await screen.findByText('Não combina com a altura. Confira os dois valores.')).toBeVisible();
    await user.clear(height);
    await user.type(height, '110');
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Confira antes de salvar' }));
    expect(question.getByText(/Altura de 110 cm/)).toBeVisible();
    expect(server.sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Está certo, salvar' }));
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, height: 110 }]));
  });

  it.each(['1,58', '1.58', '1,58 m', '158'])('takes a height written as %s, and sends centimetres', async (typed) => {
    await edit();
    const height = screen.getByRole('textbox', { name: 'Altura' });
    await user.clear(height);
    await user.type(height, typed);
    expect(height).toHaveValue(typed);
    await user.tab();
    expect(height).toHaveValue('158');
    await save();
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, height: 158 }]));
  });

  it('blames the height alone for a height that cannot be', async () => {
    await edit();
    const height = screen.getByRole('textbox', { name: 'Altura' });
    await user.clear(height);
    await user.type(height, '15');
    await save();
    await waitFor(() => expect(height).toBeInvalid());
    expect(screen.getByRole('textbox', { name: 'Peso atual' })).toBeValid();
    await user.clear(height);
    await user.type(height, 'um e sessenta');
    await user.tab();
    expect(height).toHaveValue('um e sessenta');
  });

  it('offers pregnancy unless the sex is male, and never sends a hidden answer', async () => {
    server.profile = { ...savedProfile, pregnant: true };
    await edit();
    expect(screen.getByRole('checkbox', { name: 'Gestante' })).toBeChecked();
    expect(screen.getByText(/Na gestação o IMC não se aplica/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sexo' }), 'Masculino');
    expect(screen.queryByRole('checkbox', { name: 'Gestante' })).toBeNull();
    await save();
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, sex: 'male', pregnant: null }]));
  });

  it('says a calm word about a weight goal below the healthy range', async () => {
    await edit();
    await user.type(screen.getByRole('textbox', { name: 'Meta de peso' }), '50');
    expect(screen.getByText(/o peso adequado começa perto de 57,7 kg/)).toBeVisible();
  });
});

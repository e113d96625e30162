import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { ProfilePage } from './profile-page.tsx';

const saved: HealthProfile = {
  ...EMPTY_HEALTH_PROFILE,
  chronicConditions: ['Diabetes Tipo 2', 'Hipotireoidismo', 'Outros'],
  foodAllergies: ['Amendoim'],
  otherDisabilities: 'baixa visão',
  height: 162,
  currentWeight: 78.4,
  birthDate: '1961-05-09',
  bloodType: 'O+',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const { updatedAt: _, ...savedFields } = saved;

/** The server's side of the wire: answers and what was sent. */
let profile: HealthProfile;
let failing: boolean;
let sent: unknown[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const answer = async (_url: unknown, init: RequestInit = {}): Promise<Response> => {
  if (failing) return json({ message: 'Tente mais tarde.', code: 'unavailable' }, 503);
  if (init.method === 'POST') {
    const body: unknown = JSON.parse(String(init.body));
    sent.push(body);
    profile = { ...profile, ...(body as Partial<HealthProfile>), updatedAt: '2026-11-21T12:00:00.000Z' };
  }
  return json(profile);
};

beforeEach(() => {
  profile = saved;
  failing = false;
  sent = [];
  vi.stubGlobal('fetch', vi.fn(answer));
  session.save({
    token: 'token',
    user: {
      id: '0190b1c0-0000-7000-8000-000000000001',
      firstName: 'Lúcia',
      lastName: 'Andrade',
      username: 'lucia',
      email: 'lucia@exemplo.com',
      isAdmin: false,
      timeZone: 'America/Sao_Paulo',
      glucoseUnit: 'mg/dL',
      mustChangePassword: false,
    },
  });
});

afterEach(() => {
  queryClientFor(null);
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const open = async () => {
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <ProfilePage />
      <Toaster />
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Editar Perfil' });
};
const edit = async () => {
  await user.click(await open());
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const sectionOf = (name: string) => {
  const sheet = screen.getByRole('heading', { name }).closest('section');
  if (!sheet) throw new Error(`no section ${name}`);
  return within(sheet);
};
const save = () => user.click(screen.getByRole('button', { name: 'Salvar Perfil' }));

describe('reading', () => {
  it('shows what was saved and nothing to fill in', async () => {
    await open();
    expect(screen.getByText('78,4 kg')).toBeVisible();
    expect(screen.getByText('Diabetes Tipo 2, Hipotireoidismo')).toBeVisible();
    expect(screen.getByText('baixa visão')).toBeVisible();
    expect(
      screen.getByText(/Seu IMC é 29,9 kg\/m²: sobrepeso, pela faixa a partir dos 60 anos/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar Perfil' })).toBeNull();
  });

  it('invites whoever has not saved one yet and begins in the first field', async () => {
    profile = EMPTY_HEALTH_PROFILE;
    await open();
    expect(screen.getAllByText('Não informado').length).toBeGreaterThan(7);
    expect(screen.getByText('8 horas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Começar a preencher' }));
    expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveFocus();
  });

  it('shows four skeletons while loading, and the way out of a failure', async () => {
    failing = true;
    const { container } = render(
      <QueryClientProvider client={queryClientFor('lucia')}>
        <ProfilePage />
      </QueryClientProvider>,
    );
    expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(4);
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    failing = false;
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
    expect(sent).toEqual([
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
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('keeps the input when saving fails', async () => {
    await edit();
    await user.click(group('Deficiências').getByRole('checkbox', { name: 'Autismo' }));
    failing = true;
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
    expect(sent).toEqual([]);
  });

  it('falls back to 8 hours when the sleep goal cannot be read, and refuses what is out of range', async () => {
    await edit();
    const goal = screen.getByRole('textbox', { name: 'Meta de sono' });
    await user.clear(goal);
    await user.type(goal, '13');
    await save();
    expect(await screen.findByText('Precisa ser no máximo 12.')).toBeVisible();
    await user.clear(goal);
    await user.type(goal, 'oito');
    await save();
    await waitFor(() => expect(sent).toEqual([savedFields]));
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
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Está certo, salvar' }));
    await waitFor(() => expect(sent).toEqual([{ ...savedFields, height: 110 }]));
  });

  it('offers pregnancy unless the sex is male, and never sends a hidden answer', async () => {
    profile = { ...saved, pregnant: true };
    await edit();
    expect(screen.getByRole('checkbox', { name: 'Gestante' })).toBeChecked();
    expect(screen.getByText(/Na gestação o IMC não se aplica/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sexo' }), 'Masculino');
    expect(screen.queryByRole('checkbox', { name: 'Gestante' })).toBeNull();
    await save();
    await waitFor(() => expect(sent).toEqual([{ ...savedFields, sex: 'male', pregnant: null }]));
  });

  it('says a calm word about a weight goal below the healthy range', async () => {
    await edit();
    await user.type(screen.getByRole('textbox', { name: 'Meta de peso' }), '50');
    expect(screen.getByText(/o peso adequado começa perto de 57,7 kg/)).toBeVisible();
  });
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
    await user.type(input, 'Esteatose hepática ');
    await user.click(add() ?? document.body);
    expect(conditions().getByRole('checkbox', { name: 'Esteatose hepática' })).toBeChecked();
    expect(conditions().getByRole('checkbox', { name: 'Outros' })).toBeChecked();
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(add()).toBeNull();
    expect(sectionOf('Condições crônicas').getByText('3 marcadas')).toBeVisible();

    await user.type(input, 'esteatose hepática{Enter}');
    expect(input).toHaveValue('');
    await save();
    const chronicConditions = ['Diabetes Tipo 2', 'Hipotireoidismo', 'Outros', 'Esteatose hepática'];
    await waitFor(() => expect(sent).toEqual([{ ...savedFields, chronicConditions }]));
  });

  it('is revealed by ticking and hidden by unticking', async () => {
    await edit();
    const medications = group('Medicamentos');
    const text = () => screen.queryByRole('textbox', { name: 'Outros medicamentos' });
    expect(text()).toBeNull();
    await user.click(medications.getByRole('checkbox', { name: 'Outros' }));
    expect(text()).toBeVisible();
    await user.click(medications.getByRole('checkbox', { name: 'Outros' }));
    expect(text()).toBeNull();
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
    await waitFor(() => expect(sent).toEqual([{ ...savedFields, foodAllergies }]));
    expect(await screen.findByText('Amendoim, kiwi')).toBeVisible();
  });

  it('remarks on none beside something', async () => {
    await edit();
    const medications = group('Medicamentos');
    await user.click(medications.getByRole('checkbox', { name: 'Nenhum' }));
    expect(screen.queryByText(/Você marcou "Nenhum"/)).toBeNull();
    await user.click(medications.getByRole('checkbox', { name: 'Insulina' }));
    expect(screen.getByText(/Você marcou "Nenhum" e também outros itens/)).toBeVisible();
  });
});

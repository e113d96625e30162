import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { describe, expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../../../testing/part-of-page.tsx';
import { aPlan, startSubstancesServer } from '../../substances-fixture.ts';
import { PlanDialog } from './plan-dialog.tsx';

isolateTests();

const user = userEvent.setup();
const today = dayOf(new Date(), 'America/Sao_Paulo');
const open = () => {
  const onClose = vi.fn<() => void>();
  renderPart(<PlanDialog types={SUBSTANCE_TYPES} onClose={onClose} />);
  return onClose;
};
const chooseRadio = (name: string) => user.click(screen.getByRole('radio', { name }));
const typeUsual = (text: string) => user.type(screen.getByRole('textbox', { name: /por dia\?$/ }), text);
const save = (name = 'Começar o plano') => user.click(screen.getByRole('button', { name }));
const limits = () =>
  screen.getAllByRole('textbox', { name: /: Até, por dia$/ }).map((field) => field.getAttribute('value'));

describe('a quit date', () => {
  it('is sent with price, triggers and reason, and begins in a week', async () => {
    const server = startSubstancesServer();
    const onClose = open();
    await typeUsual('1,5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unidade' }), 'maços');
    await user.type(screen.getByRole('textbox', { name: 'Preço de 1 maço (opcional)' }), '12,50');
    await user.click(screen.getByText('O que costuma despertar a vontade? (opcional)', { selector: 'span' }));
    await user.click(screen.getByRole('checkbox', { name: 'Café' }));
    await user.type(screen.getByRole('textbox', { name: /^Outros gatilhos/ }), 'trânsito, prazo no trabalho,');
    await user.type(screen.getByRole('textbox', { name: /^Por que você quer isso/ }), 'Ver meus netos crescerem');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.checked).toEqual(['Ver meus netos crescerem\ntrânsito, prazo no trabalho,']);
    expect(server.sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/cessation-plans',
        body: {
          substanceType: 'tobacco',
          kind: 'quit_date',
          unit: 'maços',
          usualPerDay: 1.5,
          unitPriceCents: 1250,
          quitDay: addDaysTo(today, 7),
          steps: [],
          triggers: ['coffee'],
          ownTriggers: ['trânsito', 'prazo no trabalho'],
          reason: 'Ver meus netos crescerem',
        },
      },
    ]);
  });

  it('needs to know a usual day', async () => {
    const server = startSubstancesServer();
    open();
    await save();
    expect(await screen.findByText('Diga quanto é em um dia comum.')).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('asks no price of a game', async () => {
    startSubstancesServer();
    open();
    expect(screen.getByRole('textbox', { name: /^Preço/ })).toBeVisible();
    await chooseRadio('Jogos');
    expect(screen.queryByRole('textbox', { name: /^Preço/ })).not.toBeInTheDocument();
  });
});

describe('a taper', () => {
  it('proposes steps that can be changed, and proposes again', async () => {
    const server = startSubstancesServer();
    open();
    await typeUsual('20');
    await chooseRadio('Diminuir aos poucos');
    await waitFor(() => expect(limits()).toEqual(['16', '12', '8', '4']));
    expect(screen.getByLabelText('Passo 1: A partir de')).toHaveValue(addDaysTo(today, 1));
    expect(screen.getByLabelText('Primeiro dia sem')).toHaveValue(addDaysTo(today, 29));

    const second = screen.getByRole('textbox', { name: 'Passo 2: Até, por dia' });
    await user.clear(second);
    await user.type(second, '10');
    await save();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toMatchObject({
      kind: 'taper',
      steps: [
        { fromDay: addDaysTo(today, 1), dailyLimit: 16 },
        { fromDay: addDaysTo(today, 8), dailyLimit: 10 },
        { fromDay: addDaysTo(today, 15), dailyLimit: 8 },
        { fromDay: addDaysTo(today, 22), dailyLimit: 4 },
      ],
    });

    await user.click(screen.getByRole('button', { name: 'Refazer a proposta' }));
    await waitFor(() => expect(limits()).toEqual(['16', '12', '8', '4']));
  });

  it('follows the rhythm', async () => {
    startSubstancesServer();
    open();
    await typeUsual('20');
    await chooseRadio('Diminuir aos poucos');
    await waitFor(() => expect(limits()).toHaveLength(4));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantos passos' }), '1');
    await waitFor(() => expect(limits()).toEqual(['10']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Um passo a cada' }), '3');
    await waitFor(() => expect(screen.getByLabelText('Primeiro dia sem')).toHaveValue(addDaysTo(today, 4)));
  });

  it('says where the steps do not fall', async () => {
    const server = startSubstancesServer();
    open();
    await typeUsual('20');
    await chooseRadio('Diminuir aos poucos');
    await waitFor(() => expect(limits()).toHaveLength(4));
    const second = screen.getByRole('textbox', { name: 'Passo 2: Até, por dia' });
    await user.clear(second);
    await user.type(second, '18');
    await save();
    const steps = within(screen.getByRole('group', { name: 'Passos' }));
    expect(await steps.findByText(/menor|diminuir|cair|abaixo/i)).toBeVisible();
    expect(server.sent).toEqual([]);
  });
});

describe('alcohol', () => {
  it('names the signs of withdrawal in every plan', async () => {
    startSubstancesServer();
    open();
    expect(screen.queryByRole('link', { name: '192 (SAMU)' })).not.toBeInTheDocument();
    await chooseRadio('Álcool');
    expect(screen.getByRole('link', { name: '192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
    await typeUsual('3');
    expect(screen.queryByText('Antes de parar, fale com um serviço de saúde')).not.toBeInTheDocument();
  });

  it('sends a heavy drinker to help before the plan, and never begins today', async () => {
    startSubstancesServer();
    open();
    await chooseRadio('Álcool');
    await typeUsual('4');
    expect(await screen.findByText('Antes de parar, fale com um serviço de saúde')).toBeVisible();
    expect(screen.getByText(/CAPS-AD e a UBS/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ligue 136' })).toHaveAttribute('href', 'tel:136');
    expect(screen.getByLabelText('Primeiro dia sem')).not.toHaveValue(today);
    expect(screen.getByText(/^Combine este dia com o CAPS-AD/)).toBeVisible();
  });

  it('goes down slowly, as a draft for a service, where stopping is dangerous', async () => {
    startSubstancesServer();
    open();
    await chooseRadio('Álcool');
    await typeUsual('10');
    await chooseRadio('Diminuir aos poucos');
    await waitFor(() => expect(limits()).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1']));
    expect(screen.getByText(/^É só um rascunho: leve ao CAPS-AD/)).toBeVisible();
    expect(screen.getByLabelText('Primeiro dia sem')).toHaveValue(addDaysTo(today, 64));
    expect(screen.queryByRole('combobox', { name: 'Um passo a cada' })).not.toBeInTheDocument();
  });

  it.each([
    [{ pregnant: true }, /quem acompanha o seu pré-natal/],
    [{ birthDate: addDaysTo(today, -16 * 365) }, /Antes dos 18 anos/],
  ])('sends to a professional first: %o', async (profile, words) => {
    startSubstancesServer({ profile });
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it('edits a running plan whole', async () => {
  const plan = aPlan({ ownTriggers: ['trânsito'], reason: 'Saúde' });
  const server = startSubstancesServer({ plans: [plan] });
  renderPart(<PlanDialog plan={plan} onClose={() => undefined} />);
  const price = screen.getByRole('textbox', { name: /^Preço de 1 cigarro/ });
  expect(price).toHaveValue('0,6');
  fireEvent.change(price, { target: { value: '0,75' } });
  await save('Salvar mudanças');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({
    method: 'PUT',
    path: `/api/cessation-plans/${plan.id}`,
    body: {
      unitPriceCents: 75,
      usualPerDay: 15,
      triggers: ['coffee'],
      ownTriggers: ['trânsito'],
      reason: 'Saúde',
    },
  });
});

it('makes one plan of a double click', async () => {
  const server = startSubstancesServer();
  const onClose = open();
  await typeUsual('10');
  await user.dblClick(screen.getByRole('button', { name: 'Começar o plano' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sent).toHaveLength(1);
});

it('says what the server says against a second plan', async () => {
  const server = startSubstancesServer();
  server.refusal = {
    status: 409,
    body: { message: 'Você já tem um plano para tabaco.', code: 'plan_running' },
  };
  const onClose = open();
  await typeUsual('10');
  await save();
  expect(await screen.findByText('Você já tem um plano para tabaco.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aPlan, startSubstancesServer } from '../substances-fixture.ts';
import { PlansSection } from './plans-section.tsx';

isolateTests();

const user = userEvent.setup();
const today = dayOf(new Date(), 'America/Sao_Paulo');
const open = () => renderPart(<PlansSection heading={createRef()} />);
/** A number with its unit stands in one paragraph, the unit in a span of its own. */
const findFigure = async (unit: RegExp) => (await screen.findByText(unit)).parentElement;
const choose = async (item: string) => {
  await user.click(await screen.findByRole('button', { name: /^Opções do plano/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('a running plan', () => {
  it('tells the days without, the best run, the money and the wishes', async () => {
    const progress = {
      daysWithout: 12,
      bestDaysWithout: 12,
      daysKept: 11,
      daysSoFar: 12,
      savedCents: 10_840,
      cravingsPassed: 7,
    };
    startSubstancesServer({ plans: [aPlan({ reason: 'Ver meus netos crescerem' }, progress)] });
    open();
    expect(await findFigure(/dias sem tabaco$/)).toHaveTextContent('12 dias sem tabaco');
    expect(await findFigure(/de 12 dias$/)).toHaveTextContent('11 de 12 dias');
    expect(screen.getByText(/R\$\s108,40/)).toBeVisible();
    expect(screen.getByText('Ver meus netos crescerem')).toBeVisible();
    expect(screen.queryByText(/Um deslize não apaga/)).not.toBeInTheDocument();
  });

  it('counts down to its day', async () => {
    const plan = aPlan({ quitDay: addDaysTo(today, 3) }, { phase: 'before', daysUntilQuit: 3 });
    startSubstancesServer({ plans: [plan] });
    open();
    expect(await findFigure(/até o dia de parar$/)).toHaveTextContent('3 dias até o dia de parar');
    expect(screen.queryByRole('button', { name: 'Como foi hoje?' })).not.toBeInTheDocument();
  });

  it('of less and less tells today’s limit, what was used and what comes next', async () => {
    const plan = aPlan(
      {
        kind: 'taper',
        quitDay: addDaysTo(today, 14),
        steps: [
          { fromDay: today, dailyLimit: 10 },
          { fromDay: addDaysTo(today, 7), dailyLimit: 5 },
        ],
      },
      { phase: 'tapering', daysUntilQuit: 14, limitToday: 10, usedToday: 4 },
    );
    startSubstancesServer({ plans: [plan] });
    open();
    expect(await findFigure(/no máximo hoje$/)).toHaveTextContent('10 cigarros no máximo hoje');
    expect(screen.getByRole('progressbar', { name: 'Usado hoje' })).toHaveAttribute(
      'aria-valuetext',
      '4 de 10 cigarros',
    );
    expect(screen.getByText(/até 5 cigarros por dia/)).toBeVisible();
  });

  it('after a use says that the history stays, without blame', async () => {
    const progress = { relapseDays: [today], daysWithout: 0, bestDaysWithout: 11, cravingsPassed: 7 };
    startSubstancesServer({ plans: [aPlan({}, progress)] });
    open();
    expect(await screen.findByText(/Um deslize não apaga o caminho/)).toHaveTextContent(
      'Sua melhor sequência, de 11 dias, continua sua.',
    );
    await user.click(screen.getByText('Histórico do plano'));
    expect(screen.getByText(today.split('-').reverse().join('/'))).toBeVisible();
  });

  it.each([
    [10, 0],
    [10.5, 1],
  ])('of less and less, with %s used of 10, has %s kind words', async (usedToday, words) => {
    const plan = aPlan(
      { kind: 'taper', steps: [{ fromDay: today, dailyLimit: 10 }] },
      { phase: 'tapering', limitToday: 10, usedToday },
    );
    startSubstancesServer({ plans: [plan] });
    open();
    await findFigure(/no máximo hoje$/);
    expect(screen.queryAllByText(/Um deslize não apaga/)).toHaveLength(words);
  });

  it('keeps a heavy drinker in the hands of help', async () => {
    const plan = aPlan({ substanceType: 'alcohol', unit: 'doses', usualPerDay: 6 });
    startSubstancesServer({ plans: [plan] });
    open();
    expect(await screen.findByText(/diminua com ajuda: CAPS-AD ou UBS/)).toBeVisible();
    expect(screen.getByRole('link', { name: '192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
    expect(screen.queryByText('O que muda no corpo sem tabaco')).not.toBeInTheDocument();
  });

  it('is ended, or deleted, after a question', async () => {
    const plan = aPlan();
    const server = startSubstancesServer({ plans: [plan] });
    open();
    await choose('Encerrar plano');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Encerrar plano' }));
    await waitFor(() => expect(server.sent).toMatchObject([{ path: `/api/cessation-plans/${plan.id}/end` }]));
    expect(await screen.findByText('Plano encerrado. O histórico continua guardado.')).toBeVisible();
    await choose('Apagar plano');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
    expect(server.sent).toHaveLength(1);
  });
});

describe('the look back on a day', () => {
  const check = async () => {
    await user.click(await screen.findByRole('button', { name: 'Como foi hoje?' }));
    return screen.findByRole('dialog', { name: 'Como foi o dia?' });
  };
  const keep = () => user.click(screen.getByRole('button', { name: 'Guardar o dia' }));

  it('says kept or not, how strong the wish was, and a note', async () => {
    const server = startSubstancesServer({ plans: [aPlan()] });
    open();
    await check();
    await keep();
    expect(await screen.findByText('Escolha uma das duas.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Consegui' }));
    await user.click(screen.getByRole('radio', { name: '7' }));
    await user.type(screen.getByRole('textbox', { name: /O que ajudou/ }), 'caminhada');
    await keep();
    expect(await screen.findByText('Dia guardado. Obrigada por contar.')).toBeVisible();
    expect(server.sent).toMatchObject([
      { method: 'POST', body: { day: today, kept: true, craving: 7, notes: 'caminhada' } },
    ]);
    expect(server.checked).toEqual(['caminhada']);
  });

  it('may be yesterday’s, as it was told before', async () => {
    const yesterday = addDaysTo(today, -1);
    const checks = [{ day: yesterday, kept: true, craving: 4, notes: null, etag: 'dia-1' }];
    const server = startSubstancesServer({ plans: [aPlan({ checks })] });
    open();
    await check();
    await user.click(screen.getByRole('radio', { name: 'Ontem' }));
    expect(screen.getByRole('radio', { name: 'Consegui' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Não foi desta vez' }));
    await keep();
    expect(await screen.findByText(/Um uso não apaga o que você fez/)).toBeVisible();
    expect(server.sent).toMatchObject([{ body: { day: yesterday, kept: false, craving: 4 } }]);
    await user.click(screen.getByRole('button', { name: 'Registrar quanto foi' }));
    expect(await screen.findByRole('dialog', { name: 'Registrar uso' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tabaco' })).toBeChecked();
  });

  it('has no yesterday on the first day', async () => {
    startSubstancesServer({ plans: [aPlan({ quitDay: today, startedDay: today })] });
    open();
    await check();
    expect(screen.queryByRole('radio', { name: 'Ontem' })).not.toBeInTheDocument();
  });
});

it('without a plan invites to one', async () => {
  startSubstancesServer();
  open();
  await user.click(await screen.findByRole('button', { name: 'Criar um plano' }));
  expect(await screen.findByRole('dialog', { name: 'Criar um plano' })).toBeVisible();
});

it('keeps ended plans as history', async () => {
  const ended = aPlan({ endedAt: new Date().toISOString() }, { bestDaysWithout: 12, cravingsPassed: 9 });
  startSubstancesServer({ plans: [ended] });
  open();
  await user.click(await screen.findByText('1 plano anterior'));
  expect(screen.getByText(/melhor sequência de 12 dias · 9 vontades que passaram/)).toBeVisible();
});

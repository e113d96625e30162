import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { describe, expect, it } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aPlan, aRecord, daysAgo, startSubstancesServer } from '../substances-fixture.ts';
import { substancesMessages } from '../substances-messages.ts';
import { SubstanceCards } from './substance-cards.tsx';

isolateTests();

const open = () => renderPart(<SubstanceCards />);
const findCard = async (type: SubstanceType) => {
  const heading = await screen.findByRole('heading', { name: substancesMessages.names[type] });
  return within(heading.closest('section') ?? document.body);
};

describe('the word of seven days', () => {
  it.each([
    ['tobacco', 'cigarros', '0', 'Parabéns!'],
    ['tobacco', 'cigarros', '0.1', 'Reduzir'],
    ['alcohol', 'doses', '0', 'Sem consumo'],
    ['alcohol', 'doses', '7', 'Moderado'],
    ['alcohol', 'doses', '7.1', 'Atenção'],
    ['gaming', 'horas', '0', 'Sem uso'],
    ['gaming', 'horas', '14', 'Moderado'],
    ['gaming', 'horas', '14.1', 'Atenção'],
    ['caffeine', 'xícaras', '40', 'Acompanhar'],
  ] as const)('%s: %s %s is %s', async (substanceType, unit, amount, word) => {
    startSubstancesServer({ records: [aRecord({ substanceType, unit, amount })] });
    open();
    const card = await findCard(substanceType);
    expect(card.getByText(/^Últimos 7 dias:/)).toHaveTextContent(new RegExp(`${word}$`));
  });

  it('leaves out what is older, which the 30 days still count', async () => {
    const records: SubstanceRecord[] = [
      aRecord({ amount: '3', recordedAt: daysAgo(6) }),
      aRecord({ amount: '9', recordedAt: daysAgo(7) }),
    ];
    startSubstancesServer({ records, lastUses: { alcohol: daysAgo(6) } });
    open();
    const card = await findCard('alcohol');
    expect(card.getByText(/em 30 dias/).parentElement).toHaveTextContent('12 latas em 30 dias');
    expect(card.getByText(/^Últimos 7 dias:/)).toHaveTextContent('Últimos 7 dias: 3 latas Moderado');
    expect(card.getByText('há 6 dias')).toBeVisible();
  });
});

it.each([
  [null, 'Nunca'],
  [0, 'Hoje'],
  [1, 'Ontem'],
  [2, 'há 2 dias'],
  [7, 'há 7 dias'],
  [8, 'há mais de uma semana'],
])('a last use %s days ago reads %s', async (days, words) => {
  startSubstancesServer({ lastUses: { gaming: days === null ? null : daysAgo(days) } });
  open();
  expect((await findCard('gaming')).getByText(words)).toBeVisible();
});

describe('tobacco', () => {
  it.each([
    ['0', 'Parabéns!', 'text-success'],
    ['1', 'Reduzir', 'text-destructive'],
  ])('colours the word of %s cigarettes: %s is %s', async (amount, word, colour) => {
    startSubstancesServer({ records: [aRecord({ substanceType: 'tobacco', unit: 'cigarros', amount })] });
    open();
    expect((await findCard('tobacco')).getByText(word)).toHaveClass(colour);
  });

  it('says the specified line only while there never was a record', async () => {
    startSubstancesServer();
    open();
    expect(await (await findCard('tobacco')).findByText(/Exemplo: Parou há 6 meses/)).toBeVisible();
  });

  it('says nothing of the kind after a record of long ago', async () => {
    startSubstancesServer({ lastUses: { tobacco: daysAgo(300) } });
    open();
    const card = await findCard('tobacco');
    expect(card.getByText('há mais de uma semana')).toBeVisible();
    expect(card.getByText('Parabéns!')).toBeVisible();
    expect(card.queryByText(/Parou há 6 meses/)).not.toBeInTheDocument();
  });

  it.each([null, new Date().toISOString()])(
    'says nothing of the kind beside a plan that ended at %s',
    async (endedAt) => {
      startSubstancesServer({
        plans: [aPlan({ substanceType: 'alcohol', unit: 'doses' }), aPlan({ endedAt })],
      });
      open();
      expect((await findCard('tobacco')).getByText('Nunca')).toBeVisible();
      await waitFor(() => expect(queryClientFor('lucia').isFetching()).toBe(0));
      expect(screen.queryByText(/Parou há 6 meses/)).not.toBeInTheDocument();
    },
  );

  it('counts packs in cigarettes', async () => {
    startSubstancesServer({ records: [aRecord({ substanceType: 'tobacco', unit: 'maços', amount: '1.5' })] });
    open();
    expect((await findCard('tobacco')).getByText('Contando os maços: ≈ 30 cigarros em 7 dias.')).toBeVisible();
  });
});

describe('alcohol', () => {
  const bottle = aRecord({ unit: 'garrafas', amount: '1', drink: 'wine' });

  it('is told in standard doses, with what is assumed', async () => {
    startSubstancesServer({ records: [bottle, aRecord({ amount: '2' })] });
    open();
    const card = await findCard('alcohol');
    expect(card.getByText('≈ 9,9 doses de 10 g de álcool puro em 7 dias.')).toBeVisible();
    expect(card.getByText(/garrafa de vinho de 750 ml a 12% e lata de cerveja de 350 ml a 5%/)).toBeVisible();
    expect(card.getByText(/Não existe quantidade de álcool sem risco/)).toBeVisible();
  });

  it('does not hide many doses behind few bottles, and sends whoever drinks that much to help', async () => {
    startSubstancesServer({ records: [bottle] });
    open();
    const card = await findCard('alcohol');
    expect(card.getByText('Moderado')).toBeVisible();
    expect(card.getByText('Em doses de 10 g, a semana passa de 7.')).toBeVisible();
    expect(card.queryByText(/parar de uma vez/)).not.toBeInTheDocument();
    queryClientFor(null);
    startSubstancesServer({ records: [aRecord({ unit: 'garrafas', amount: '4', drink: 'wine' })] });
    open();
    expect(await screen.findByText(/parar de uma vez por conta própria pode ser perigoso/)).toBeVisible();
  });

  it.each([{ pregnant: true }, { birthDate: daysAgo(16 * 365).slice(0, 10) }])(
    'tells no amount where the advice is none: %o',
    async (profile) => {
      startSubstancesServer({ records: [bottle], profile });
      open();
      const card = await findCard('alcohol');
      expect(await card.findByText(/o conselho é zero álcool/)).toBeVisible();
      expect(card.queryByText(/Até 7 na semana|passa de 7/)).not.toBeInTheDocument();
    },
  );

  it.each([
    [{ pregnant: true }, /Na gravidez, o conselho é zero álcool/],
    [{ birthDate: daysAgo(16 * 365).slice(0, 10) }, /Antes dos 18 anos, o conselho é zero álcool/],
    [{ medications: ['Insulina'] }, /queda por até 24 horas/],
  ])('speaks to the person: %o', async (profile, text) => {
    startSubstancesServer({ records: [bottle], profile });
    open();
    expect(await (await findCard('alcohol')).findByText(text)).toBeVisible();
  });
});

describe('caffeine', () => {
  const cups = (amount: string) => aRecord({ substanceType: 'caffeine', unit: 'xícaras', amount });

  it('keeps milligrams apart from cups and tells today’s', async () => {
    const mg = aRecord({ substanceType: 'caffeine', unit: 'mg', amount: '80' });
    startSubstancesServer({ records: [cups('3'), mg] });
    open();
    const card = await findCard('caffeine');
    expect(card.getByText(/em 30 dias/).parentElement).toHaveTextContent('3 xícaras em 30 dias, à parte 80 mg');
    expect(card.getByText('Hoje: ≈ 350 mg de cafeína.')).toBeVisible();
    expect(card.queryByText(/Hoje passou de/)).not.toBeInTheDocument();
  });

  it('hints above 400 mg', async () => {
    startSubstancesServer({ records: [cups('4.5')] });
    open();
    expect(await (await findCard('caffeine')).findByText(/Hoje passou de 400 mg/)).toBeVisible();
  });

  it('hints above 200 mg with insomnia', async () => {
    startSubstancesServer({ records: [cups('2.5')], profile: { physicalProblems: ['Insônia'] } });
    open();
    expect(await (await findCard('caffeine')).findByText(/Hoje passou de 200 mg/)).toBeVisible();
  });
});

it('counts sessions in hours', async () => {
  const record = aRecord({ substanceType: 'gaming', unit: 'sessões', amount: '8', sessionHours: 2 });
  startSubstancesServer({ records: [record] });
  open();
  const card = await findCard('gaming');
  expect(card.getByText('Contando as sessões: ≈ 16 horas em 7 dias.')).toBeVisible();
  expect(card.getByText('Atenção')).toBeVisible();
});

it('that could not be loaded can be asked for again', async () => {
  const server = startSubstancesServer();
  server.isFailing = true;
  open();
  await screen.findByText('Não foi possível carregar seus registros');
  server.isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Jogos' })).toBeVisible();
});

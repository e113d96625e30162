import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { type Answer, type ReceivedCall, serveApi } from '../../testing/serve-api.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { AiTipsPage } from './ai-tips-page.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { sampleTips } from './sample-tips-fixture.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
/** The server's side: what is stored, what was sent away, whether it fails. */
let tips: readonly Recommendation[];
let failing: 'list' | 'writes' | null;

const failed: Answer = { status: 503, body: { message: 'Tente mais tarde.', code: 'unavailable' } };
const [first] = sampleTips;
if (!first) throw new Error('no sample tip');

beforeEach(async () => {
  tips = sampleTips;
  failing = null;
  const write = (work: (call: ReceivedCall) => Answer) => (call: ReceivedCall) =>
    failing === 'writes' ? failed : work(call);
  api = await serveApi({
    'GET /api/ai-recommendations': () => (failing === 'list' ? failed : { body: tips }),
    'POST /api/ai-recommendations/generate': write(() => {
      tips = sampleTips;
      return { status: 201, body: tips };
    }),
    [`POST /api/ai-recommendations/${first.id}/dismiss`]: write(() => {
      tips = tips.filter(({ id }) => id !== first.id);
      return { body: first };
    }),
    [`POST /api/ai-recommendations/${first.id}/restore`]: write(() => {
      tips = sampleTips;
      return { body: first };
    }),
  });
  session.save(sampleSession());
});
afterEach(async () => {
  for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
  cleanup();
  session.clear();
  queryClientFor(null);
  await api.close();
});

const user = userEvent.setup();
const open = (screenUnderTest: ReactElement) =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      {screenUnderTest}
      <Toaster />
    </QueryClientProvider>,
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
/** By keyboard: the pointer capture that a toast's swipe needs is not in jsdom. */
const undo = async () => {
  (await screen.findByRole('button', { name: 'Desfazer' })).focus();
  await user.keyboard('{Enter}');
};
const tipNamed = (name: string) => screen.findByRole('article', { name });

describe('the dashboard section', () => {
  it('shows that it is loading, then four tips with category and priority, the first one whole', async () => {
    open(<RecommendationsSection />);
    expect(screen.getByRole('region', { name: 'Recomendações da IA' })).toHaveTextContent(
      'Carregando suas recomendações...',
    );
    const main = await tipNamed(first.title);
    expect(within(main).getByText('Exercício')).toBeInTheDocument();
    expect(within(main).getByText('Alta')).toBeInTheDocument();
    expect(within(main).getByText(first.content)).toBeInTheDocument();
    expect(within(main).getByText(/191 mg\/dL/)).toBeInTheDocument();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(4);
    for (const [index, icon] of ['footprints', 'heart-handshake', 'footprints', 'moon'].entries()) {
      const [card, tip] = [cards[index] ?? main, sampleTips[index]];
      expect(card.querySelector(`.lucide-${icon}`)).not.toBeNull();
      for (const text of [tip?.title ?? '?', tip?.content ?? '?', 'Ver detalhes'])
        expect(within(card).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('Média')).toBeInTheDocument();
    expect(screen.getAllByText('Baixa')).toHaveLength(2);
    expect(screen.getByText('Gerado por IA')).toBeInTheDocument();
  });

  it('invites to generate where there is nothing, sends general and tells the success', async () => {
    tips = [];
    open(<RecommendationsSection />);
    expect(await screen.findByText('Nenhuma recomendação disponível')).toBeInTheDocument();
    expect(
      screen.getByText('Complete seu perfil de saúde para receber recomendações personalizadas'),
    ).toBeInTheDocument();
    await press('Gerar Recomendações');
    expect(await screen.findByText('Novas recomendações personalizadas foram geradas.')).toBeInTheDocument();
    expect(screen.getByText('Sucesso!')).toBeInTheDocument();
    expect(api.sent('POST /api/ai-recommendations/generate')[0]?.body).toBe('{"category":"general"}');
    expect(await tipNamed(first.title)).toBeInTheDocument();
  });

  it('keeps what is there when generating fails, and says so', async () => {
    failing = 'writes';
    open(<RecommendationsSection />);
    await press('Atualizar');
    expect(await screen.findByText('Erro ao gerar recomendações. Tente novamente.')).toBeInTheDocument();
    expect(screen.getByText('Erro')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('says Gerando... while it makes new ones', async () => {
    open(<RecommendationsSection />);
    await tipNamed(first.title);
    const send = globalThis.fetch;
    const gate = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => gate.promise.then(() => send(...call)));
    await press('Atualizar');
    expect(await screen.findByRole('button', { name: 'Gerando...' })).toHaveAttribute('aria-busy', 'true');
    gate.resolve();
    expect(await screen.findByRole('button', { name: 'Atualizar' })).toBeInTheDocument();
  });

  it('offers another try when loading failed', async () => {
    failing = 'list';
    open(<RecommendationsSection />);
    expect(await screen.findByText('Não foi possível carregar as recomendações')).toBeInTheDocument();
    failing = null;
    await press('Tentar de novo');
    expect(await tipNamed(first.title)).toBeInTheDocument();
  });
});

it('asks again when the person reads another unit: the figures of tips are written in it', async () => {
  open(<RecommendationsSection />);
  await tipNamed(first.title);
  tips = [{ ...first, content: 'Depois de comer: 10,6 mmol/L.' }];
  const { user: person } = sampleSession();
  act(() => session.updateUser({ ...person, glucoseUnit: 'mmol/L' }));
  expect(await screen.findByText('Depois de comer: 10,6 mmol/L.')).toBeInTheDocument();
});

describe('the details', () => {
  const openDetails = async (title: string) => {
    open(<RecommendationsSection />);
    await user.click(within(await tipNamed(title)).getByRole('button', { name: 'Ver detalhes' }));
    return screen.findByRole('dialog', { name: title });
  };

  it('tell why, the source, who wrote it and the limits', async () => {
    const dialog = await openDetails(first.title);
    for (const text of [/191 mg\/dL/, first.evidence, /Gerado pelas regras do sistema/, /não substituem consulta/])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  });

  it('offer to call the numbers that the tip names', async () => {
    const dialog = await openDetails('Um passo pequeno já é cuidado');
    expect(within(dialog).getByRole('link', { name: 'Ligar para o CVV 188' })).toHaveAttribute('href', 'tel:188');
    expect(within(dialog).getByRole('link', { name: 'Ligar para o SAMU 192' })).toHaveAttribute('href', 'tel:192');
  });

  it('send a tip away, with undo', async () => {
    await openDetails(first.title);
    await press('Isto não é para mim');
    await waitFor(() => expect(screen.queryByRole('article', { name: first.title })).not.toBeInTheDocument());
    await undo();
    expect(await tipNamed(first.title)).toBeInTheDocument();
  });

  it('tell the undo also when it was the only tip', async () => {
    tips = [first];
    await openDetails(first.title);
    await press('Isto não é para mim');
    expect(await screen.findByText('Nenhuma recomendação disponível')).toBeInTheDocument();
    await undo();
    expect(await tipNamed(first.title)).toBeInTheDocument();
  });
});

describe('the page of tips', () => {
  it('leaves the focus on the next tip when one is sent away', async () => {
    open(<AiTipsPage />);
    await user.click(within(await tipNamed(first.title)).getByRole('button', { name: 'Ver mais detalhes' }));
    await press('Isto não é para mim');
    const [, second] = sampleTips;
    const next = await tipNamed(second?.title ?? '');
    await waitFor(() => expect(within(next).getByRole('button', { name: 'Ver mais detalhes' })).toHaveFocus());
  });

  it('shows every tip with its category, its text and the day in the person’s zone', async () => {
    open(<AiTipsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Dicas IA Personalizadas' })).toBeInTheDocument();
    const card = await tipNamed(first.title);
    for (const text of ['Exercício', 'Alta', first.content, 'Criada em 20/11/2026'])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Ver mais detalhes' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('generates the chosen category', async () => {
    open(<AiTipsPage />);
    const options = within(screen.getByLabelText('Categoria')).getAllByRole('option');
    const [all, ...others] = options.map(({ textContent }) => textContent);
    expect(all).toBe('Geral (todas as categorias)');
    expect(others).toEqual(['Nutrição', 'Exercício', 'Sono', 'Saúde mental', 'Vida social', 'Medicação']);
    await user.selectOptions(screen.getByLabelText('Categoria'), 'Sono');
    await press('Gerar Dicas');
    expect(await screen.findByText('Sucesso!')).toBeInTheDocument();
    expect(api.sent('POST /api/ai-recommendations/generate')[0]?.body).toBe('{"category":"sleep"}');
  });

  it('has its own empty state', async () => {
    tips = [];
    open(<AiTipsPage />);
    expect(await screen.findByText('Nenhuma recomendação disponível')).toBeInTheDocument();
    await press('Gerar Primeiras Dicas');
    expect(await tipNamed(first.title)).toBeInTheDocument();
  });

  it('offers another try when loading failed', async () => {
    failing = 'list';
    open(<AiTipsPage />);
    await press('Tentar de novo');
    expect(await screen.findByText('Não foi possível carregar as recomendações')).toBeInTheDocument();
  });
});

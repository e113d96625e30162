import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { consentMessages } from '../lib/consent-messages.ts';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();
const QUESTION = 'Antes de continuar, o seu consentimento';

const given = {
  id: '01a1fc7e-8a1a-706d-a6cb-000000000009',
  purpose: 'health_data',
  textVersion: CONSENT_VERSION,
  givenAt: '2026-11-01T12:00:00.000Z',
  revokedAt: null,
};
const revoked = { ...given, revokedAt: '2026-11-02T12:00:00.000Z' };

const openWith = (consents: unknown[], path = '/exercises') => {
  app.answers['GET /api/account/consents'] = () => ({ body: consents });
  return app.open(path, sampleSession());
};

describe('the question for consent', () => {
  it.each([
    ['was never given', []],
    ['was taken back', [revoked]],
    ['was to an older text', [{ ...given, textVersion: '2020-01-01' }]],
  ])('stands in place of the page when consent %s', async (_, consents) => {
    await openWith(consents);
    expect(await findPage(QUESTION)).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Exercícios Adaptáveis' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Nova medição' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Você concorda que a Vida guarde os dados de saúde/)).toBeInTheDocument();
  });

  it('goes once it is answered with yes, and the page takes its place and the focus', async () => {
    const consents: unknown[] = [revoked];
    app.answers['POST /api/account/consents'] = () => {
      consents.unshift(given);
      return { status: 201, body: given };
    };
    await openWith(consents);
    await userEvent.click(await screen.findByRole('button', { name: 'Concordo' }));
    const page = await findPage('Exercícios Adaptáveis');
    await waitFor(() => expect(page).toHaveFocus());
    expect(app.sent('POST /api/account/consents').map(({ body }) => JSON.parse(body))).toEqual([
      { purpose: 'health_data' },
    ]);
  });

  it('leaves the ways out open: a copy, the end of the account, Sair', async () => {
    await openWith([revoked]);
    await findPage(QUESTION);
    const ways = within(screen.getByRole('region', { name: 'Não quer concordar?' }));
    expect(ways.getByRole('button', { name: 'Baixar meus dados em planilhas (CSV)' })).toBeInTheDocument();
    expect(ways.getByRole('button', { name: 'Excluir minha conta' })).toBeInTheDocument();
    await userEvent.click(ways.getByRole('button', { name: 'Sair' }));
    expect(session.get()).toBeNull();
  });

  it.each([
    ['/account', 'Minha conta'],
    ['/privacidade', 'Privacidade'],
  ])('does not stand over %s', async (path, name) => {
    await openWith([], path);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Nova medição' })).not.toBeInTheDocument());
    expect(await findPage(name)).toBeInTheDocument();
  });

  it('keeps nobody waiting: while the answer is not known, the app is there', async () => {
    app.answers['GET /api/account/consents'] = { status: 503 };
    await app.open('/exercises', sampleSession());
    await findPage('Exercícios Adaptáveis');
    await waitFor(() => expect(app.sent('GET /api/account/consents')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Nova medição' })).toBeInTheDocument();
  });
});

describe('what is said about privacy', () => {
  const nameContact = (content: string) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'privacy-contact', content });
    document.head.append(meta);
    onTestFinished(() => meta.remove());
  };

  it('is open to visitors, whose buttons lead through the sign-in to the right place', async () => {
    await app.open('/privacidade');
    await findPage('Privacidade');
    expect(document.title).toBe('Privacidade · Vida');
    const hrefs = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(hrefs).toContain('/login?returnTo=/account#excluir');
    expect(app.calls()).toEqual([]);
  });

  it.each([
    ['encarregada@vida.exemplo', 'mailto:encarregada@vida.exemplo'],
    ['https://vida.exemplo/dados', 'https://vida.exemplo/dados'],
  ])('names whom to ask: %s', async (contact, href) => {
    nameContact(contact);
    await app.open('/privacidade');
    expect(await screen.findByRole('link', { name: contact })).toHaveAttribute('href', href);
  });

  it('says so when nobody was named, and shows words as they are', async () => {
    await app.open('/privacidade');
    expect(await screen.findByText(/ainda não informou aqui o contato do encarregado/)).toBeInTheDocument();
    nameContact('Dona Lia, na recepção da clínica');
    await app.open('/privacidade');
    expect(await screen.findByText('Dona Lia, na recepção da clínica')).toBeInTheDocument();
  });

  it('leads signed-in people straight to each right', async () => {
    await openWith([given], '/privacidade');
    await findPage('Privacidade');
    const rights = within(screen.getByRole('region', { name: /^Seus direitos/ }));
    expect(rights.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account#baixar',
      '/account#dados',
      '/profile',
      '/account#baixar',
      '/account#consentimento',
      '/account#excluir',
      '/ai-tips',
    ]);
  });

  it('names only places that the account page has', async () => {
    app.answers['GET /api/account/sessions'] = { body: [] };
    await openWith([given], '/account');
    await findPage('Minha conta');
    for (const id of ['baixar', 'dados', 'consentimento', 'excluir'])
      expect(document.getElementById(id), id).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ler sobre privacidade' })).toHaveAttribute('href', '/privacidade');
  });

  it('is linked from the landing page, and from the registration in another tab: nothing typed is lost', async () => {
    await app.open('/register');
    const link = await screen.findByRole('link', { name: /^O que a Vida guarda e por quê/ });
    expect(link).toHaveAttribute('href', '/privacidade');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('stands above the button of the registration, which wants no tick', async () => {
    await app.open('/register');
    const button = await screen.findByRole('button', { name: 'Criar conta' });
    for (const text of ['Criar a conta é o seu consentimento para o seguinte:', ...consentMessages.health_data])
      expect(screen.getByText(text).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { queryClientFor } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';
import { toastStore } from '../ui/toast/toast-store.ts';

const app = startWholeApp();

describe('the shell', () => {
  it('lists the nine entries in their order, then Minha glicose, and no administration', async () => {
    await app.open('/', sampleSession());
    await findPage('Olá, Lúcia');
    const nav = screen.getByRole('navigation', { name: 'Principal' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'Perfil de Saúde',
      'Dicas IA Personalizadas',
      'Exercícios Adaptáveis',
      'Nutrição Personalizada',
      'Qualidade do Sono',
      'Comunidade',
      'Gestão de Substâncias e Jogos',
      'Chat & Orientação',
      'Medições',
    ]);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    expect(screen.getByRole('link', { name: 'Lúcia Andrade' })).toHaveAttribute('href', '/account');
    const bar = screen.getByRole('navigation', { name: 'Atalhos' });
    expect([...bar.children].map((item) => item.textContent)).toEqual(['Início', 'Medições', 'Medir', 'Chat', 'Menu']);
  });

  it('shows the administration to the administrator only', async () => {
    await app.open('/exercises', sampleSession({ isAdmin: true }));
    expect(await screen.findByRole('link', { name: 'Administração' })).toHaveAttribute('href', '/admin');
  });

  it('names an unknown address, in the page and in the tab', async () => {
    await app.open('/nada', sampleSession());
    expect(await findPage('404 Page Not Found')).toBeInTheDocument();
    expect(document.title).toBe('Página não encontrada · Vida');
  });

  it('moves the focus to the name of the next page', async () => {
    await app.open('/exercises', sampleSession());
    await findPage('Exercícios Adaptáveis');
    await userEvent.click(screen.getByRole('link', { name: 'Qualidade do Sono' }));
    await waitFor(async () => expect(await findPage('Qualidade do Sono')).toHaveFocus());
    expect(document.title).toBe('Qualidade do Sono · Vida');
  });

  it('forgets everything on Sair', async () => {
    await app.open('/account', sampleSession());
    await findPage('Minha conta');
    const personal = queryClientFor(session.get()?.user.id ?? null);
    personal.setQueryData(['/api/health-profile'], { name: 'privado' });
    await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }));
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(personal.getQueryCache().getAll()).toEqual([]);
    expect(queryClientFor(null).getQueryCache().getAll()).toEqual([]);
    await waitFor(() => expect(app.sent('POST /api/logout')[0]?.headers.authorization).toBe('Bearer token-da-lucia'));
  });
});

describe('a session that ends', () => {
  it('with unsaved input asks for the password over the page, and nothing else, then saves', async () => {
    app.answers['PATCH /api/account'] = ({ headers }) => ({
      status: headers.authorization === 'Bearer token-novo' ? 200 : 401,
      body: sampleSession({ firstName: 'Luciana' }).user,
    });
    app.answers['POST /api/login'] = { body: sampleSession({}, 'token-novo') };
    await app.open('/account', sampleSession());
    await findPage('Minha conta');
    await userEvent.clear(screen.getByLabelText('Nome'));
    await fill('Nome', 'Luciana');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar dados' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entre de novo para continuar' });
    expect(within(dialog).getByText('lucia@exemplo.com')).toBeInTheDocument();
    expect(toastStore.read().filter(({ variant }) => variant === 'destructive')).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText('Senha'), 'girassol azul');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar e continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nome')).toHaveValue('Luciana');
    expect(await screen.findByText('Dados da conta salvos.')).toBeInTheDocument();
    expect(session.get()).toMatchObject({ token: 'token-novo', user: { firstName: 'Luciana' } });
  });
});

describe('the account', () => {
  it('sends only what was changed: a zone that is sent would count as chosen', async () => {
    app.answers['PATCH /api/account'] = { body: sampleSession({ glucoseUnit: 'mmol/L' }).user };
    await app.open('/account', sampleSession());
    await findPage('Minha conta');
    await userEvent.click(screen.getByLabelText('mmol/L'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() => expect(session.get()?.user.glucoseUnit).toBe('mmol/L'));
    expect(app.sent('PATCH /api/account').map(({ body }) => JSON.parse(body))).toEqual([{ glucoseUnit: 'mmol/L' }]);
  });
});

describe('the administration', () => {
  it('is denied to everybody else', async () => {
    await app.open('/admin', sampleSession());
    expect(
      await screen.findByText('Acesso Negado: Apenas administradores podem acessar este painel.'),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Senha administrativa')).not.toBeInTheDocument();
  });

  it('opens with the password that the server accepts', async () => {
    let status = 403;
    app.answers['POST /api/admin/gate'] = () => ({ status, body: { open: true } });
    await app.open('/admin', sampleSession({ isAdmin: true }));
    await screen.findByRole('heading', { name: 'Senha administrativa' });
    await userEvent.type(screen.getByLabelText('Senha administrativa', { selector: 'input' }), 'errada');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir painel' }));
    expect(await screen.findByText('Senha administrativa incorreta')).toBeInTheDocument();
    status = 200;
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir painel' }));
    expect(await screen.findByText('Acesso administrativo concedido!')).toBeInTheDocument();
    expect(sessionStorage.getItem('adminGate')).toBe('open');
    act(() => session.clear());
    expect(sessionStorage.getItem('adminGate')).toBeNull();
  });
});

it('an open administration stays open for the session, from page to page', async () => {
  app.answers['POST /api/admin/gate'] = { body: { open: true } };
  app.answers['GET /api/admin/ai-prompts'] = { body: [] };
  await app.open('/admin', sampleSession({ isAdmin: true }));
  await userEvent.type(await screen.findByLabelText('Senha administrativa', { selector: 'input' }), 'certa{Enter}');
  expect(await screen.findAllByText('Não Configurado')).toHaveLength(6);
  await userEvent.click(screen.getByRole('link', { name: 'Perfil de Saúde' }));
  await findPage('Perfil de Saúde');
  await userEvent.click(screen.getByRole('link', { name: 'Administração' }));
  expect(await screen.findAllByText('Não Configurado')).toHaveLength(6);
  expect(screen.queryByLabelText('Senha administrativa', { selector: 'input' })).not.toBeInTheDocument();
  expect(app.sent('POST /api/admin/gate')).toHaveLength(1);
});

describe('the bell', () => {
  it('says how many are unread and marks them read when it opens', async () => {
    const welcome = {
      id: '01a1fc7e-8a1a-706d-a6cb-000000000001',
      kind: 'welcome',
      createdAt: '2026-11-21T12:00:00.000Z',
    };
    let readAt: string | null = null;
    app.answers['GET /api/notifications'] = () => ({ body: [{ ...welcome, readAt }] });
    app.answers['POST /api/notifications/read'] = () => {
      readAt = '2026-11-21T12:01:00.000Z';
      return { body: { unread: 0 } };
    };
    await app.open('/dashboard', sampleSession());
    const [bell] = await screen.findAllByRole('button', { name: 'Notificações, 1 não lida' });
    if (bell) await userEvent.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notificações' });
    expect(within(panel).getByText('Boas-vindas à Vida')).toBeInTheDocument();
    expect(within(panel).getByText('Nova')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText(/não lida/)).not.toBeInTheDocument());
  });
});

describe('Comece aqui', () => {
  it('shows what is done, and goes when it is dismissed', async () => {
    app.answers['GET /api/health-profile'] = {
      body: { ...EMPTY_HEALTH_PROFILE, updatedAt: '2026-11-21T12:00:00.000Z' },
    };
    await app.open('/', sampleSession());
    const steps = await screen.findByRole('region', { name: 'Comece aqui' });
    expect(within(steps).getByRole('link', { name: /Conte sobre a sua saúde, feito/ })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(within(steps).getByRole('link', { name: /Registre uma medição/ })).not.toHaveAccessibleName(/feito/);
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }));
    expect(steps).not.toBeInTheDocument();
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
  });
});

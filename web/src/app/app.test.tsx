import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '../lib/browser-history.ts';
import { queryClientFor } from '../lib/query-client.ts';
import { type Session, session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { type Answer, type ReceivedCall, serveApi } from '../testing/serve-api.ts';
import { App } from './app.tsx';
import { routerFor } from './app-router.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
let answers: Record<string, Answer | ((call: ReceivedCall) => Answer)>;

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  answers = {
    'GET /api/notifications': { body: [] },
    'GET /api/health-metrics': { body: [] },
    'POST /api/logout': { body: { ended: true } },
  };
  api = await serveApi(answers);
});
afterEach(async () => {
  act(() => session.clear());
  cleanup();
  // The next test is another page load, with a router of its own.
  routerFor('nobody');
  await api.close();
});

/** As main.tsx does: the page's code first, then the drawing. */
const open = async (path: string, signedIn?: Session) => {
  if (signedIn) session.save(signedIn);
  goTo(path);
  await routerFor(signedIn?.user.id ?? null).load();
  render(<App />);
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const fill = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

const fillRegistration = async (confirmPassword: string) => {
  await fill('Nome', 'Ana');
  await fill('Sobrenome', 'Souza');
  await fill('Nome de usuário', 'ana');
  await fill('E-mail', 'ana@exemplo.com');
  await fill('Senha', 'girassol azul');
  await fill('Confirmar senha', confirmPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Criar conta' }));
};

describe('registration', () => {
  it('with two different passwords sends nothing and says why', async () => {
    await open('/register');
    await fillRegistration('girassol verde');
    expect(await screen.findAllByText('As senhas não coincidem.')).not.toHaveLength(0);
    expect(api.calls).toEqual([]);
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
  });

  it('sends exactly five fields and leads to the profile', async () => {
    answers['POST /api/register'] = { status: 201, body: sampleSession() };
    await open('/register');
    await fillRegistration('girassol azul');
    expect(await screen.findByText('Conta criada com sucesso.')).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(JSON.parse(api.sent('POST /api/register')[0]?.body ?? '')).toEqual({
      firstName: 'Ana',
      lastName: 'Souza',
      username: 'ana',
      email: 'ana@exemplo.com',
      password: 'girassol azul',
    });
  });
});

describe('login', () => {
  const signIn = async () => {
    await fill('E-mail', 'lucia@exemplo.com');
    await fill('Senha', 'girassol azul');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  };

  it('comes back to where the session ended', async () => {
    answers['POST /api/login'] = { body: sampleSession() };
    await open('/login?returnTo=%2Fsleep');
    await signIn();
    expect(await heading('Qualidade do Sono')).toBeInTheDocument();
    expect(screen.getByText('Login realizado com sucesso.')).toBeInTheDocument();
  });

  it.each([
    [
      'the server’s message',
      { status: 429, body: { message: 'Tente às 10:15.', code: 'x' } },
      'Tente às 10:15.',
    ],
    ['Credenciais inválidas.', { status: 401 }, 'Credenciais inválidas.'],
  ])('refused says %s and keeps what was typed', async (_, answer, text) => {
    answers['POST /api/login'] = answer;
    await open('/login');
    await signIn();
    await screen.findByText(text);
    expect(screen.getByText('Erro no login')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('lucia@exemplo.com');
    expect(session.get()).toBeNull();
  });

  it('tells somebody who is signed in so', async () => {
    await open('/login', sampleSession());
    expect(await screen.findByText('Você já entrou como Lúcia Andrade.')).toBeInTheDocument();
  });
});

describe('the shell', () => {
  it('lists the nine entries in their order, then Minha glicose, and no administration', async () => {
    await open('/', sampleSession());
    await heading('Olá, Lúcia');
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
    expect([...bar.children].map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Medições',
      'Medir',
      'Chat',
      'Menu',
    ]);
  });

  it('shows the administration to the administrator only', async () => {
    await open('/exercises', sampleSession({ isAdmin: true }));
    expect(await screen.findByRole('link', { name: 'Administração' })).toHaveAttribute('href', '/admin');
  });

  it('names an unknown address, in the page and in the tab', async () => {
    await open('/nada', sampleSession());
    expect(await heading('404 Page Not Found')).toBeInTheDocument();
    expect(document.title).toBe('Página não encontrada · Vida');
  });

  it('moves the focus to the name of the next page', async () => {
    await open('/exercises', sampleSession());
    await heading('Exercícios Adaptáveis');
    await userEvent.click(screen.getByRole('link', { name: 'Qualidade do Sono' }));
    await waitFor(async () => expect(await heading('Qualidade do Sono')).toHaveFocus());
    expect(document.title).toBe('Qualidade do Sono · Vida');
  });

  it('forgets everything on Sair', async () => {
    await open('/account', sampleSession());
    await heading('Minha conta');
    const personal = queryClientFor(session.get()?.user.id ?? null);
    personal.setQueryData(['/api/health-profile'], { name: 'privado' });
    await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }));
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(personal.getQueryCache().getAll()).toEqual([]);
    expect(queryClientFor(null).getQueryCache().getAll()).toEqual([]);
    await waitFor(() =>
      expect(api.sent('POST /api/logout')[0]?.headers.authorization).toBe('Bearer token-da-lucia'),
    );
  });
});

describe('a session that ends', () => {
  it('with unsaved input asks for the password over the page, which keeps the input', async () => {
    let status = 401;
    answers['PATCH /api/account'] = () => ({ status, body: sampleSession({ firstName: 'Luciana' }).user });
    answers['POST /api/login'] = { body: sampleSession({}, 'token-novo') };
    await open('/account', sampleSession());
    await heading('Minha conta');
    await userEvent.clear(screen.getByLabelText('Nome'));
    await fill('Nome', 'Luciana');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar dados' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entre de novo para continuar' });
    expect(within(dialog).getByText('lucia@exemplo.com')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Senha'), 'girassol azul');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar e continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nome')).toHaveValue('Luciana');
    status = 200;
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar dados' }));
    expect(await screen.findByText('Dados da conta salvos.')).toBeInTheDocument();
    expect(session.get()).toMatchObject({ token: 'token-novo', user: { firstName: 'Luciana' } });
  });
});

describe('one-time password', () => {
  it('is changed before anything else', async () => {
    answers['POST /api/account/password'] = { body: sampleSession().user };
    await open('/exercises', sampleSession({ mustChangePassword: true }));
    expect(await heading('Trocar senha')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await fill('Senha atual', 'provisoria');
    await fill('Nova senha', 'girassol azul');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
    expect(await heading('Exercícios Adaptáveis')).toBeInTheDocument();
  });
});

describe('the administration', () => {
  it('is denied to everybody else', async () => {
    await open('/admin', sampleSession());
    expect(
      await screen.findByText('Acesso Negado: Apenas administradores podem acessar este painel.'),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Senha administrativa')).not.toBeInTheDocument();
  });

  it('opens with the password that the server accepts', async () => {
    let status = 403;
    answers['POST /api/admin/gate'] = () => ({ status, body: { open: true } });
    await open('/admin', sampleSession({ isAdmin: true }));
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

describe('the bell', () => {
  it('says how many are unread and marks them read when it opens', async () => {
    const welcome = {
      id: '01a1fc7e-8a1a-706d-a6cb-000000000001',
      kind: 'welcome',
      createdAt: '2026-11-21T12:00:00.000Z',
    };
    let readAt: string | null = null;
    answers['GET /api/notifications'] = () => ({ body: [{ ...welcome, readAt }] });
    answers['POST /api/notifications/read'] = () => {
      readAt = '2026-11-21T12:01:00.000Z';
      return { body: { unread: 0 } };
    };
    await open('/dashboard', sampleSession());
    const [bell] = await screen.findAllByRole('button', { name: 'Notificações, 1 não lida' });
    if (bell) await userEvent.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notificações' });
    expect(within(panel).getByText('Boas-vindas à Vida')).toBeInTheDocument();
    expect(within(panel).getByText('Nova')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText(/não lida/)).not.toBeInTheDocument());
  });
});

describe('a visitor', () => {
  it.each(['/', '/sleep', '/qualquer/coisa'])('sees the landing page at %s', async (path) => {
    await open(path);
    expect(await screen.findAllByRole('link', { name: 'Começar Agora' })).not.toHaveLength(0);
    expect(api.calls).toEqual([]);
  });

  it('who asks for the community is told how to get in', async () => {
    await open('/community');
    expect(await screen.findByText('Faça login para acessar a comunidade.')).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { queryClientFor } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();

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
    await app.open('/register');
    await fillRegistration('girassol verde');
    expect(await screen.findAllByText('As senhas não coincidem.')).not.toHaveLength(0);
    expect(app.calls()).toEqual([]);
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
  });

  it('asks for every field', async () => {
    await app.open('/register');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar conta' }));
    for (const label of ['Nome', 'Sobrenome', 'Nome de usuário', 'E-mail', 'Senha'])
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(app.calls()).toEqual([]);
  });

  it('asks for the password a second time', async () => {
    await app.open('/register');
    await fillRegistration(' ');
    await waitFor(() => expect(screen.getByLabelText('Confirmar senha')).toBeInvalid());
    expect(app.calls()).toEqual([]);
  });

  it('sends exactly five fields and leads to the profile', async () => {
    app.answers['POST /api/register'] = { status: 201, body: sampleSession() };
    await app.open('/register');
    await fillRegistration('girassol azul');
    expect(await screen.findByText('Conta criada com sucesso.')).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(JSON.parse(app.sent('POST /api/register')[0]?.body ?? '')).toEqual({
      firstName: 'Ana',
      lastName: 'Souza',
      username: 'ana',
      email: 'ana@exemplo.com',
      password: 'girassol azul',
    });
  });
});

it('why a password is not taken stands under its field alone: a toast would lie over the button', async () => {
  const message = 'Senha segue uma sequência.';
  const body = { message, code: 'invalid', details: [{ field: 'password', message }] };
  app.answers['POST /api/register'] = { status: 400, body };
  await app.open('/register');
  await fillRegistration('girassol azul');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText('Erro no cadastro')).toBeNull();
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('a registration that was not taken says why at the form, too', async () => {
  app.answers['POST /api/register'] = { status: 429, body: { message: 'Tente às 10:15.', code: 'x' } };
  await app.open('/register');
  await fillRegistration('girassol azul');
  expect(await screen.findByRole('alert')).toHaveTextContent('Tente às 10:15.');
});

describe('login', () => {
  const signIn = async () => {
    await fill('E-mail', 'lucia@exemplo.com');
    await fill('Senha', 'girassol azul');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  };

  it('asks for e-mail and password, each with its own kind of field', async () => {
    await app.open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
    for (const [label, type] of [
      ['E-mail', 'email'],
      ['Senha', 'password'],
    ] as const) {
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
      expect(screen.getByLabelText(label)).toHaveAttribute('type', type);
    }
    expect(app.calls()).toEqual([]);
  });

  it('keeps user and token, and leads to the dashboard', async () => {
    app.answers['POST /api/login'] = { body: sampleSession() };
    await app.open('/login');
    await signIn();
    expect(await findPage('Olá, Lúcia')).toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('token')).toBe('token-da-lucia');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(sampleSession().user);
    expect(JSON.parse(app.sent('POST /api/login')[0]?.body ?? '')).toEqual({
      email: 'lucia@exemplo.com',
      password: 'girassol azul',
    });
  });

  it('comes back to where the session ended', async () => {
    app.answers['POST /api/login'] = { body: sampleSession() };
    await app.open('/login?returnTo=%2Fsleep');
    await signIn();
    expect(await findPage('Qualidade do Sono')).toBeInTheDocument();
    expect(screen.getByText('Login realizado com sucesso.')).toBeInTheDocument();
  });

  it.each([
    ['the server’s message', { status: 429, body: { message: 'Tente às 10:15.', code: 'x' } }, 'Tente às 10:15.'],
    ['Credenciais inválidas.', { status: 401 }, 'Credenciais inválidas.'],
  ])('refused says %s and keeps what was typed', async (_, answer, text) => {
    app.answers['POST /api/login'] = answer;
    await app.open('/login');
    await signIn();
    // The toast goes by itself; what stands at the form stays, and the keyboard stays where it was.
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Entrar' })).toHaveFocus();
    expect(within(await screen.findByRole('listitem')).getByText('Erro no login')).toBeInTheDocument();
    expect(within(screen.getByRole('listitem')).getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('lucia@exemplo.com');
    expect(session.get()).toBeNull();
  });

  it('takes the error away with the next try', async () => {
    app.answers['POST /api/login'] = { status: 401 };
    await app.open('/login');
    await signIn();
    await screen.findByRole('alert');
    let alertsMeanwhile = -1;
    app.answers['POST /api/login'] = () => {
      alertsMeanwhile = screen.queryAllByRole('alert').length;
      return { body: sampleSession() };
    };
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await findPage('Olá, Lúcia');
    expect(alertsMeanwhile).toBe(0);
  });

  it('tells somebody who is signed in so', async () => {
    await app.open('/login', sampleSession());
    expect(await screen.findByText('Você já entrou como Lúcia Andrade.')).toBeInTheDocument();
  });
});

describe('one-time password', () => {
  it('is changed before anything else', async () => {
    app.answers['POST /api/account/password'] = { body: sampleSession().user };
    await app.open('/exercises', sampleSession({ mustChangePassword: true }));
    expect(await findPage('Trocar senha')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await fill('Senha atual', 'provisoria');
    await fill('Nova senha', 'girassol azul');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
    expect(await findPage('Exercícios Adaptáveis')).toBeInTheDocument();
  });
});

describe('a visitor', () => {
  it.each(['/', '/sleep', '/chat', '/admin', '/qualquer/coisa'])('sees the landing page at %s', async (path) => {
    await app.open(path);
    expect(await screen.findAllByRole('link', { name: 'Começar Agora' })).not.toHaveLength(0);
    // Nothing is asked for: a call on its way has not reached the server yet.
    expect(queryClientFor(null).getQueryCache().getAll()).toEqual([]);
    expect(app.calls()).toEqual([]);
  });

  it('who asks for the community is told how to get in', async () => {
    await app.open('/community');
    expect(await screen.findByText('Faça login para acessar a comunidade.')).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PasskeyRequest } from '@vida/contract/second-factor/passkey-schemas.ts';
import type { SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { describe, expect, it } from 'vitest';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const step = (change: Partial<SignInStep> = {}): SignInStep => ({
  challenge: 'desafio',
  methods: ['totp', 'recovery_code'],
  passkey: null,
  isTotpLost: false,
  ...change,
});
const request: PasskeyRequest = {
  challenge: 'x',
  rpId: 'vida.exemplo.com',
  timeout: 300_000,
  userVerification: 'preferred',
  allowCredentials: [],
};
const typePassword = async (answered: SignInStep) => {
  app.answers['POST /api/login'] = { body: { secondFactor: answered } };
  await app.open('/login');
  await fill('E-mail', 'lucia@exemplo.com');
  await fill('Senha', 'girassol azul');
  await press('Entrar');
  await findPage('Confirme que é você');
};

describe('the second step of signing in', () => {
  it('sends challenge and code, and only then keeps a session', async () => {
    app.answers['POST /api/login/second-factor'] = { body: sampleSession() };
    await typePassword(step());
    expect(session.get()).toBeNull();
    await fill('Código do aplicativo', '123 456');
    await press('Entrar');
    await waitFor(() => expect(session.get()?.token).toBe('token-da-lucia'));
    expect(JSON.parse(app.sent('POST /api/login/second-factor')[0]?.body ?? '')).toEqual({
      challenge: 'desafio',
      proof: { method: 'totp', code: '123456' },
    });
  });

  it('says under the field what is no code, and what the server refused', async () => {
    app.answers['POST /api/login/second-factor'] = {
      status: 401,
      body: { code: 'wrong_second_factor', message: 'O código não confere.' },
    };
    await typePassword(step());
    await fill('Código do aplicativo', '12345');
    await press('Entrar');
    expect(await screen.findByText(/^Precisa ter os 6 números/)).toBeVisible();
    expect(app.sent('POST /api/login/second-factor')).toEqual([]);
    await fill('Código do aplicativo', '6');
    await press('Entrar');
    expect(await screen.findByText('O código não confere.')).toBeVisible();
    expect(screen.getByLabelText('Código do aplicativo')).toHaveFocus();
    await press('Usar um código de recuperação');
    expect(screen.queryByText('O código não confere.')).toBeNull();
  });

  it('goes back to the password when the challenge ended', async () => {
    app.answers['POST /api/login/second-factor'] = {
      status: 401,
      body: { code: 'sign_in_ended', message: 'O tempo para confirmar acabou.' },
    };
    await typePassword(step());
    await fill('Código do aplicativo', '123456');
    await press('Entrar');
    await findPage('Entrar');
    expect(await screen.findByText('O tempo para confirmar acabou.')).toBeInTheDocument();
  });

  it('says that the app’s code is lost, and where a passkey would work', async () => {
    await typePassword(step({ methods: ['passkey', 'recovery_code'], passkey: request, isTotpLost: true }));
    expect(screen.getByText(/não pode mais ser conferido nesta instalação/)).toBeVisible();
    expect(screen.getByText(/aberta com HTTPS pelo endereço vida\.exemplo\.com\.$/)).toBeVisible();
    expect(screen.getByLabelText('Código de recuperação')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull();
  });

  it('says that a passkey of localhost needs that name alone', async () => {
    await typePassword(step({ methods: ['passkey'], passkey: { ...request, rpId: 'localhost' } }));
    expect(screen.getByText(/aberta pelo endereço localhost, no computador em que ela roda\.$/)).toBeVisible();
  });

  it('names the command of whoever runs Vida when no way is left', async () => {
    await typePassword(step({ methods: [], isTotpLost: true }));
    expect(screen.getByText('npm run user:second-factor-off -- seu@email')).toBeVisible();
    await press('Voltar');
    await findPage('Entrar');
  });
});

it('is asked for over the page, too, when a session ends with unsaved input', async () => {
  app.answers['PATCH /api/account'] = ({ headers }) => ({
    status: headers.authorization === 'Bearer token-novo' ? 200 : 401,
    body: sampleSession({ firstName: 'Luciana' }).user,
  });
  app.answers['POST /api/login'] = { body: { secondFactor: step() } };
  app.answers['POST /api/login/second-factor'] = { body: sampleSession({}, 'token-novo') };
  await app.open('/account', sampleSession());
  await findPage('Minha conta');
  await userEvent.clear(screen.getByLabelText('Nome'));
  await fill('Nome', 'Luciana');
  await press('Salvar dados');
  const dialog = await screen.findByRole('dialog', { name: 'Entre de novo para continuar' });
  await userEvent.type(within(dialog).getByLabelText('Senha'), 'girassol azul');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar e continuar' }));
  await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '123456');
  await press('Entrar e continuar');
  expect(await screen.findByText('Dados da conta salvos.')).toBeInTheDocument();
  expect(session.get()).toMatchObject({ token: 'token-novo', user: { firstName: 'Luciana' } });
});

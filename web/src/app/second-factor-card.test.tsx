import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactor } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { describe, expect, it } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();

const off: SecondFactor = {
  isOn: false,
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  passkeyAddress: null,
};

describe('the card on the account page', () => {
  const open = async (factor: SecondFactor) => {
    app.answers['GET /api/account/second-factor'] = { body: factor };
    await app.open('/account', sampleSession());
    return within(await screen.findByRole('region', { name: 'Verificação em duas etapas' }));
  };

  it('offers it, and says why there are no passkeys here', async () => {
    const card = await open(off);
    expect(await card.findByText('Desligada')).toBeVisible();
    expect(card.getByRole('button', { name: 'Configurar aplicativo' })).toBeVisible();
    expect(card.getByText(/^Chaves de acesso só funcionam com HTTPS/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Adicionar chave de acesso' })).toBeNull();
  });

  it('names what is on, what is lost, and when codes run out', async () => {
    const passkey = {
      id: '01a1fc7e-8a1a-706d-a6cb-000000000001',
      name: 'Celular',
      createdAt: '2026-11-01T12:00:00.000Z',
      lastUsedAt: null,
    };
    const card = await open({
      ...off,
      isOn: true,
      totp: { since: '2026-11-01T12:00:00.000Z', isLost: true },
      passkeys: [passkey],
      passkeyAddress: 'https://vida.exemplo.com',
    });
    expect(await card.findByText(/^Os códigos deste aplicativo não podem mais/)).toBeVisible();
    expect(card.getByText('Criada em 01/11/2026, ainda não usada')).toBeVisible();
    expect(card.getByText(/^Não resta nenhum/)).toBeVisible();
    expect(card.getByText(/quando a Vida é aberta por https:\/\/vida\.exemplo\.com/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Remover a chave de acesso Celular' })).toBeVisible();
  });

  it('asks for the second factor after the password, before it is turned off', async () => {
    let sent = 0;
    const turnOff = () => {
      app.answers['GET /api/account/second-factor'] = { body: off };
      return { body: off };
    };
    app.answers['DELETE /api/account/second-factor'] = () => {
      sent += 1;
      return sent === 1
        ? { status: 403, body: { code: 'second_factor_needed', message: 'Falta a segunda etapa.' } }
        : turnOff();
    };
    app.answers['POST /api/account/second-factor/challenge'] = {
      body: { methods: ['totp'], passkey: null, isTotpLost: false },
    };
    const card = await open({
      ...off,
      isOn: true,
      totp: { since: '2026-11-01T12:00:00.000Z', isLost: false },
      recoveryCodesLeft: 1,
    });
    expect(await card.findByText('Resta 1 código sem usar.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Desligar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'girassol azul');
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar' }));
    await userEvent.type(await dialog.findByLabelText('Código do aplicativo'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar' }));
    expect(await screen.findByText('Verificação em duas etapas desligada.')).toBeInTheDocument();
    const offer = (await card.findByText('Desligada')).closest('section')?.querySelector('[tabindex="-1"]');
    await waitFor(() => expect(offer).toHaveFocus());
    expect(app.sent('DELETE /api/account/second-factor').map(({ body }) => JSON.parse(body))).toEqual([
      { password: 'girassol azul' },
      { password: 'girassol azul', proof: { method: 'totp', code: '123456' } },
    ]);
  });

  const withBoth: SecondFactor = {
    ...off,
    isOn: true,
    totp: { since: '2026-11-01T12:00:00.000Z', isLost: false },
    passkeys: [
      {
        id: '01a1fc7e-8a1a-706d-a6cb-000000000001',
        name: 'Celular',
        createdAt: '2026-11-01T12:00:00.000Z',
        lastUsedAt: null,
      },
    ],
    recoveryCodesLeft: 9,
    passkeyAddress: 'https://vida.exemplo.com',
  };

  it('removes the app alone while a passkey stays, and the focus goes where another is set up', async () => {
    const withoutApp = { ...withBoth, totp: null };
    app.answers['DELETE /api/account/second-factor/totp'] = () => {
      app.answers['GET /api/account/second-factor'] = { body: withoutApp };
      return { body: withoutApp };
    };
    const card = await open(withBoth);
    await userEvent.click(await card.findByRole('button', { name: 'Remover aplicativo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remover o aplicativo de códigos?' }));
    expect(dialog.getByText(/chaves de acesso e os códigos de recuperação continuam valendo/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'girassol azul');
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Aplicativo de códigos removido.')).toBeInTheDocument();
    expect(app.sent('DELETE /api/account/second-factor/totp').map(({ body }) => JSON.parse(body))).toEqual([
      { password: 'girassol azul' },
    ]);
    await waitFor(() => expect(card.getByRole('button', { name: 'Configurar aplicativo' })).toHaveFocus());
    expect(card.getByText('Ligada')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Remover aplicativo' })).toBeNull();
  });

  it.each([
    ['the only factor', { passkeys: [] }],
    ['what would be left does not work here', { passkeyAddress: null }],
  ])('does not offer to remove the app alone where it is %s', async (_, change) => {
    const card = await open({ ...withBoth, ...change });
    expect(await card.findByRole('button', { name: 'Trocar de aplicativo' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Remover aplicativo' })).toBeNull();
  });

  it('offers no removal of the only passkey, which goes by turning it off', async () => {
    const card = await open({ ...withBoth, totp: null });
    expect(await card.findByText('Celular')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Remover/ })).toBeNull();
    expect(card.getByRole('button', { name: 'Desligar' })).toBeVisible();
  });

  it('says what the server refused', async () => {
    app.answers['DELETE /api/account/second-factor/totp'] = {
      status: 409,
      body: { code: 'last_factor', message: 'Esta é a sua única segunda etapa.' },
    };
    const card = await open(withBoth);
    await userEvent.click(await card.findByRole('button', { name: 'Remover aplicativo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'girassol azul');
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(await dialog.findByText('Esta é a sua única segunda etapa.')).toBeVisible();
  });
});

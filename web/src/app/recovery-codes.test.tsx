import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PasskeyCreation } from '@vida/contract/second-factor/passkey-schemas.ts';
import type { SecondFactor } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { startWholeApp } from '../testing/whole-app.tsx';

const answer = { clientDataJSON: 'eA', attestationObject: 'eA', transports: ['internal'] };
const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const app = startWholeApp();

const codes = ['0000-1111-2222-3333', '4444-5555-6666-7777'];
const off: SecondFactor = {
  isOn: false,
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  passkeyAddress: 'http://localhost',
};
const on: SecondFactor = {
  ...off,
  isOn: true,
  totp: { since: '2026-11-01T12:00:00.000Z', isLost: false },
  recoveryCodesLeft: 3,
};
const creation: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Vida' },
  user: { id: 'eA', name: 'lucia@exemplo.com', displayName: 'Lúcia' },
  challenge: 'eA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
  attestation: 'none',
};

/** Opens a dialog of the card and types the password. */
const begin = async (factor: SecondFactor, button: string, goOn: string) => {
  app.answers['GET /api/account/second-factor'] = { body: factor };
  await app.open('/account', sampleSession());
  const card = within(await screen.findByRole('region', { name: 'Verificação em duas etapas' }));
  await userEvent.click(await card.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Sua senha'), 'girassol azul');
  await userEvent.click(dialog.getByRole('button', { name: goOn }));
};
const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(inDialog().getByRole('button', { name }));

/** The codes are there, and nothing but the tick that they are kept lets go of them. */
const expectKeptCodes = async () => {
  expect(await screen.findByRole('dialog', { name: 'Guarde os códigos de recuperação' })).toBeVisible();
  const list = within(inDialog().getByRole('list', { name: 'Seus códigos de recuperação' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await press('Concluir');
  expect(inDialog().getByRole('alert')).toHaveTextContent('Antes de fechar, guarde os códigos');
  await userEvent.keyboard('{Escape}');
  expect(inDialog().getByText(codes[0] ?? '')).toBeVisible();
  await userEvent.click(inDialog().getByLabelText('Guardei meus códigos'));
  await press('Concluir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => vi.unstubAllGlobals());

describe('recovery codes stay until they are kept', () => {
  it('with a first app', async () => {
    app.answers['POST /api/account/second-factor/totp'] = {
      body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Vida:lucia?secret=ABCDEFGH' },
    };
    app.answers['POST /api/account/second-factor/totp/confirm'] = { body: { recoveryCodes: codes } };
    await begin(off, 'Configurar aplicativo', 'Continuar');
    expect(await inDialog().findByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(inDialog().getByLabelText('Código do aplicativo'), '123456');
    await press('Ligar');
    await expectKeptCodes();
    expect(app.sent('POST /api/account/second-factor/totp/confirm').map(({ body }) => JSON.parse(body))).toEqual([
      { code: '123456' },
    ]);
  });

  it('with a first passkey', async () => {
    startRegistration.mockResolvedValue({ id: 'eA', rawId: 'eA', type: 'public-key', response: answer });
    app.answers['POST /api/account/second-factor/passkeys/options'] = { body: creation };
    app.answers['POST /api/account/second-factor/passkeys'] = {
      status: 201,
      body: {
        recoveryCodes: codes,
        passkey: {
          id: sampleSession().user.id,
          name: 'Celular',
          createdAt: '2026-11-21T12:00:00Z',
          lastUsedAt: null,
        },
      },
    };
    await begin(off, 'Adicionar chave de acesso', 'Continuar');
    await userEvent.type(await inDialog().findByLabelText('Nome da chave'), 'Celular');
    await press('Criar chave de acesso');
    await expectKeptCodes();
    const sent = app.sent('POST /api/account/second-factor/passkeys').at(-1);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      name: 'Celular',
      passkey: { id: 'eA', rawId: 'eA', type: 'public-key', response: answer },
    });
  });

  it('when they are made anew', async () => {
    app.answers['POST /api/account/second-factor/recovery-codes'] = { body: { recoveryCodes: codes } };
    await begin(on, 'Fazer códigos novos', 'Fazer códigos novos');
    await expectKeptCodes();
  });

  it('and there are none with a second app', async () => {
    app.answers['POST /api/account/second-factor/totp'] = {
      body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Vida:lucia?secret=ABCDEFGH' },
    };
    app.answers['POST /api/account/second-factor/totp/confirm'] = { body: { recoveryCodes: [] } };
    await begin(on, 'Trocar de aplicativo', 'Continuar');
    await userEvent.type(await inDialog().findByLabelText('Código do aplicativo'), '123456');
    await press('Ligar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

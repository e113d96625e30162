import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSession, Consent } from '@vida/contract/account/account-schemas.ts';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));

const here: AccountSession = {
  id: '01a1fc7e-8a1a-706d-a6cb-000000000001',
  device: 'Firefox, Linux',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  isCurrent: true,
};
const phone = {
  ...here,
  id: '01a1fc7e-8a1a-706d-a6cb-000000000002',
  device: 'Chrome, Android',
  isCurrent: false,
};
const unknown = { ...phone, id: '01a1fc7e-8a1a-706d-a6cb-000000000003', device: '' };
const consent: Consent = {
  id: '01a1fc7e-8a1a-706d-a6cb-000000000009',
  purpose: 'health_data',
  textVersion: CONSENT_VERSION,
  givenAt: '2026-11-01T12:00:00.000Z',
  revokedAt: null,
};

let sessions: AccountSession[];
let consents: Consent[];
beforeEach(() => {
  sessions = [here, phone, unknown];
  consents = [consent];
  app.answers['GET /api/account/sessions'] = () => ({ body: sessions });
  app.answers['GET /api/account/consents'] = () => ({ body: consents });
});

const openAccount = async (user = {}) => {
  await app.open('/account', sampleSession(user));
  await findPage('Minha conta');
};

describe('Onde você entrou', () => {
  const rows = async () =>
    (await within(await screen.findByRole('region', { name: 'Onde você entrou' })).findAllByRole(
      'listitem',
    )) as HTMLElement[];

  it('names each device, and which is this one', async () => {
    await openAccount();
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent('Firefox, LinuxEste aparelhoEm uso agora, entrou em 01/11/2026');
    expect(second).toHaveTextContent(/Chrome, AndroidÚltimo uso: .*, entrou em 01\/11\/2026/);
    expect(third).toHaveTextContent('Aparelho não identificado');
    expect(screen.getAllByText('Este aparelho')).toHaveLength(1);
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('ends one after asking, and moves the focus on to the next', async () => {
    app.answers[`DELETE /api/account/sessions/${phone.id}`] = () => {
      sessions = [here, unknown];
      return { body: phone };
    };
    await openAccount();
    await press(/^Encerrar a sessão de Chrome, Android/);
    const dialog = await screen.findByRole('alertdialog', { name: 'Encerrar esta sessão?' });
    expect(app.sent('DELETE')).toEqual([]);
    await press('Encerrar', dialog);
    expect(await screen.findByText('Sessão encerrada.')).toBeInTheDocument();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Encerrar a sessão de Aparelho não/ })).toHaveFocus(),
    );
  });

  it('ends all others', async () => {
    app.answers['POST /api/account/sessions/end-others'] = () => {
      sessions = [here];
      return { body: { ended: 2 } };
    };
    await openAccount();
    await press('Encerrar todas as outras');
    await press('Encerrar todas as outras', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('2 sessões encerradas.')).toBeInTheDocument();
    expect(await screen.findByText('A sua conta está aberta só neste aparelho.')).toBeInTheDocument();
  });

  it('offers to try again when it could not be loaded', async () => {
    app.answers['GET /api/account/sessions'] = { status: 503 };
    await openAccount();
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('Não foi possível carregar as suas sessões');
    app.answers['GET /api/account/sessions'] = { body: [here] };
    await press('Tentar de novo', failed);
    expect(await screen.findByText('Este aparelho')).toBeInTheDocument();
  });
});

describe('Baixar meus dados', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('saves the file under the name that the server gave it', async () => {
    app.answers['GET /api/account/export'] = {
      body: 'PK',
      headers: { 'Content-Disposition': 'attachment; filename="vida-dados-2026-11-21.zip"' },
    };
    await openAccount();
    await press('Baixar meus dados em planilhas (CSV)');
    expect(await screen.findByText('vida-dados-2026-11-21.zip foi para os seus downloads.')).toBeInTheDocument();
    expect(saved).toEqual(['vida-dados-2026-11-21.zip']);
    const [call] = app.sent('GET /api/account/export');
    expect(call?.url).toBe('/api/account/export?format=csv');
    expect(call?.headers.authorization).toBe('Bearer token-da-lucia');
  });

  it('says why it failed and tries the same again', async () => {
    app.answers['GET /api/account/export'] = { status: 503, body: { message: 'Sem acesso.', code: 'x' } };
    await openAccount();
    await press('Baixar meus dados em um arquivo completo (JSON)');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sem acesso.');
    expect(saved).toEqual([]);
    app.answers['GET /api/account/export'] = { body: '{}' };
    await press('Tentar de novo', alert);
    expect(await screen.findByText('vida-dados.json foi para os seus downloads.')).toBeInTheDocument();
    expect(app.sent('GET /api/account/export').map(({ url }) => url)).toEqual(
      Array(2).fill('/api/account/export?format=json'),
    );
  });
});

describe('Seu consentimento', () => {
  it('says what was agreed to and when, takes it back after asking, and gives it again', async () => {
    app.answers['POST /api/account/consents/revoke'] = () => {
      consents = [{ ...consent, revokedAt: '2026-11-21T12:00:00.000Z' }];
      return { body: { revoked: 1 } };
    };
    app.answers['POST /api/account/consents'] = () => {
      consents = [{ ...consent, id: '01a1fc7e-8a1a-706d-a6cb-00000000000a' }, ...consents];
      return { status: 201, body: consent };
    };
    await openAccount();
    const region = await screen.findByRole('region', { name: 'Seu consentimento' });
    expect(await within(region).findByText(/^Você concordou em 01\/11\/2026, 09:00\./)).toBeInTheDocument();
    expect(within(region).getByText('em vigor')).toBeInTheDocument();
    await press('Retirar o consentimento', region);
    expect(app.sent('POST')).toEqual([]);
    await press('Retirar o consentimento', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('Consentimento retirado.')).toBeInTheDocument();
    expect(within(region).getByText('21/11/2026, 09:00')).toBeInTheDocument();
    await press('Dar o consentimento', region);
    expect(await within(region).findByText(/^Você concordou/)).toBeInTheDocument();
    expect(app.sent('POST /api/account/consents').map(({ body }) => JSON.parse(body))).toEqual([
      { purpose: 'health_data' },
      { purpose: 'health_data' },
    ]);
  });
});

describe('Excluir a conta', () => {
  const askToDelete = async () => {
    await press('Excluir minha conta');
    return screen.findByRole('alertdialog', { name: 'Excluir a sua conta?' });
  };

  it('says what goes, offers a copy first, and with a wrong password keeps everything', async () => {
    const message = 'A senha não confere. A conta não foi excluída.';
    app.answers['DELETE /api/account'] = { status: 403, body: { message, code: 'wrong_password' } };
    await openAccount();
    const dialog = await askToDelete();
    expect(dialog).toHaveTextContent('as medições');
    expect(dialog).toHaveTextContent('não há como trazer de volta');
    for (const gone of ['a conversa com a Vida', 'as refeições', 'os exercícios'])
      expect(dialog).toHaveTextContent(gone);
    expect(dialog).toHaveTextContent(/na comunidade fica, sem autor.*registros de acesso.*seis meses/);
    expect(dialog).toHaveTextContent('feitas antes de agora');
    expect(within(dialog).getByRole('button', { name: 'Baixar meus dados em planilhas (CSV)' })).toBeInTheDocument();
    await press('Excluir tudo', dialog);
    expect(app.sent('DELETE')).toEqual([]);
    await fill('Sua senha', 'errada');
    await press('Excluir tudo', dialog);
    expect(await within(dialog).findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Sua senha')).toHaveFocus();
    expect(session.get()).not.toBeNull();
  });

  it('with the right one leaves nothing in the browser, and says so on the landing page', async () => {
    app.answers['DELETE /api/account'] = { body: { deleted: true } };
    await openAccount();
    const personal = queryClientFor(session.get()?.user.id ?? null);
    sessionStorage.setItem('dismissed', session.get()?.user.id ?? '');
    await askToDelete();
    await fill('Sua senha', 'girassol azul{Enter}');
    expect(await screen.findByText('Sua conta foi excluída.')).toBeInTheDocument();
    expect(app.sent('DELETE /api/account').map(({ body }) => JSON.parse(body))).toEqual([
      { password: 'girassol azul' },
    ]);
    expect(location.pathname).toBe('/conta-excluida');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(personal.getQueryCache().getAll()).toEqual([]);
  });

  it('tells the administrator why that account stays', async () => {
    await openAccount({ isAdmin: true });
    expect(await screen.findByText(/^Esta é a conta do administrador/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Excluir minha conta' })).not.toBeInTheDocument();
  });
});

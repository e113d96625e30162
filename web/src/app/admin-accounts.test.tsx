import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fill } from '../testing/whole-app.tsx';
import { findCard, gateClosed, startPanel } from './admin-fixture.ts';

const panel = startPanel();

const found = {
  id: '01a1fc7e-8a1a-706d-a6cb-000000000001',
  email: 'ana@exemplo.com',
  openSessions: 2,
  lastUsedAt: '2026-11-21T12:00:00.000Z',
};
const end = `POST /api/admin/accounts/${found.id}/end-sessions`;

const look = async () => {
  await panel.open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Contas' }));
  await fill('E-mail da conta', 'Ana@exemplo.com');
  await userEvent.click(screen.getByRole('button', { name: 'Procurar conta' }));
};

it('finds an account and ends its sessions after asking', async () => {
  panel.app.answers['POST /api/admin/accounts/find'] = { body: found };
  panel.app.answers[end] = { body: { ended: 2 } };
  await look();
  const card = await findCard('Encerrar sessões de uma conta');
  await userEvent.click(await within(card).findByRole('button', { name: 'Encerrar sessões' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Encerrar as sessões desta conta?' });
  expect(dialog).toHaveTextContent(/de ana@exemplo\.com saem na hora.*A senha continua a mesma/);
  expect(card).toHaveTextContent('npm run user:second-factor-off -- email');
  expect(panel.app.sent(end)).toHaveLength(0);
  panel.app.answers['POST /api/admin/accounts/find'] = {
    body: { ...found, openSessions: 0, lastUsedAt: null },
  };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar sessões' }));
  expect(await screen.findByText('2 sessões encerradas.')).toBeInTheDocument();
  expect(await within(card).findByText('Nenhuma sessão aberta.')).toBeInTheDocument();
});

it('says under the field when there is no such account', async () => {
  const message = 'Não existe conta com este e-mail.';
  panel.app.answers['POST /api/admin/accounts/find'] = { status: 404, body: { message, code: 'not_found' } };
  await look();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail da conta')).toHaveAccessibleDescription(message);
});

it('asks for the panel’s password again when it was closed, and says why until it is right', async () => {
  panel.app.answers['POST /api/admin/accounts/find'] = gateClosed;
  await look();
  const why = /^O painel se fechou: o tempo dele acabou, ou a segunda etapa da sua conta mudou\./;
  expect(await screen.findByText(why)).toBeVisible();
  panel.app.answers['POST /api/admin/gate'] = {
    status: 403,
    body: { code: 'second_factor_needed', message: 'Falta a segunda etapa.' },
  };
  panel.app.answers['POST /api/account/second-factor/challenge'] = {
    body: { methods: ['totp'], passkey: null, isTotpLost: false },
  };
  const field = screen.getByLabelText('Senha administrativa', { selector: 'input' });
  await userEvent.type(field, 'a senha do painel');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir painel' }));
  expect(await screen.findByText('A senha do painel está certa. Falta a segunda etapa.')).toBeVisible();
  expect(screen.queryByText(why)).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent } from '@vida/contract/account/account-schemas.ts';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import type { ChatModel } from '@vida/contract/chat/chat-schemas.ts';
import { expect, it } from 'vitest';
import { sampleSession } from '../../../testing/sample-session.ts';
import { findPage, startWholeApp } from '../../../testing/whole-app.tsx';

const app = startWholeApp();

const given = (purpose: Consent['purpose']): Consent => ({
  id: `01a1fc7e-8a1a-706d-a6cb-00000000000${purpose === 'health_data' ? 1 : 2}`,
  purpose,
  textVersion: CONSENT_VERSION,
  givenAt: '2026-11-01T12:00:00.000Z',
  revokedAt: null,
});
const open = async (reach: ChatModel['reach'], consents: Consent[]) => {
  app.answers['GET /api/account/sessions'] = { body: [] };
  app.answers['GET /api/account/consents'] = () => ({ body: consents });
  app.answers['GET /api/chat/model'] = { body: { reach, host: 'api.exemplo.com', consent: 'refused' } };
  await app.open('/account', sampleSession());
  await findPage('Minha conta');
  const sheet = within(await screen.findByRole('region', { name: 'Seu consentimento' }));
  await sheet.findByRole('button', { name: 'Retirar o consentimento' });
  return sheet;
};
const bodies = (call: string) => app.sent(call).map(({ body }) => JSON.parse(body));

it('asks of the language model where one outside could answer, and gives it', async () => {
  const consents = [given('health_data')];
  app.answers['POST /api/account/consents'] = () => {
    consents.unshift(given('language_model'));
    return { status: 201, body: consents[0] };
  };
  const sheet = await open('public', consents);
  expect(await sheet.findByText(/^Você não permite/)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Permitir o modelo' }));
  expect(await sheet.findByRole('button', { name: 'Deixar de permitir' })).toBeVisible();
  expect(sheet.getByText(/^Você permitiu em 01\/11\/2026, 09:00/)).toBeVisible();
  expect(bodies('POST /api/account/consents')).toEqual([{ purpose: 'language_model' }]);
});

it('takes it back, of that purpose only', async () => {
  app.answers['POST /api/account/consents/revoke'] = { body: { revoked: 1 } };
  // Also where the model is gone by now.
  const sheet = await open('none', [given('language_model'), given('health_data')]);
  await userEvent.click(await sheet.findByRole('button', { name: 'Deixar de permitir' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deixar de permitir o modelo?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Deixar de permitir' }));
  await waitFor(() => expect(bodies('POST /api/account/consents/revoke')).toEqual([{ purpose: 'language_model' }]));
});

it.each<ChatModel['reach']>(['none', 'private'])('says nothing of a model that is %s', async (reach) => {
  const sheet = await open(reach, [given('health_data')]);
  await waitFor(() => expect(app.sent('GET /api/chat/model')).toHaveLength(1));
  expect(sheet.queryByText('Modelo de linguagem de fora')).toBeNull();
});

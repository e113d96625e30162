import type { Page } from '@playwright/test';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectFailure } from './support/toasts.ts';

const messagesOf = (page: Page) => page.getByRole('region', { name: 'Mensagens' });

const ask = async (page: Page, question: string) => {
  const box = page.getByRole('textbox', { name: 'Sua mensagem' });
  await box.fill(question);
  await box.press('Enter');
  await expect(messagesOf(page).getByText(question, { exact: true })).toBeVisible();
};

test('three questions about one’s own data have right answers', async ({ page }) => {
  await startSignedIn(page, '/account');
  const api = await ownApi(page);
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  await api.post('/api/health-metrics', [
    { metricType: 'glucose', value: 100, measuredAt: at(49) },
    { metricType: 'glucose', value: 143, measuredAt: at(26) },
    { metricType: 'glucose', value: 120, measuredAt: at(1) },
    { metricType: 'blood_pressure', value: 127, diastolic: 79, measuredAt: at(2) },
  ]);
  await page.goto('/chat');
  await waitUntilLoaded(page);
  const messages = messagesOf(page);
  await ask(page, 'Qual a média da minha glicose nos últimos 14 dias?');
  await expect(messages.getByText(/glicose média .*121 mg\/dL/)).toBeVisible();
  await ask(page, 'e a mais alta?');
  await expect(messages.getByText(/mais alta .*143 mg\/dL/)).toBeVisible();
  await ask(page, 'e a pressao, qual foi a ultima');
  await expect(messages.getByText(/127 por 79/).first()).toBeVisible();

  await page.reload();
  await expect(messages.getByText(/mais alta .*143 mg\/dL/)).toBeVisible();
  await page.getByRole('button', { name: 'Apagar conversa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(messages.getByText(/143 mg\/dL/)).toHaveCount(0);
  await expect.poll(() => api.get('/api/chat/messages')).toEqual([]);
});

test('an emergency on a phone puts whom to call first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, '/chat');
  await ask(page, 'to com dor forte no peito q vai pro braço e suando frio');
  const card = messagesOf(page).getByRole('alert');
  await expect(card.getByRole('link', { name: /SAMU 192/ })).toHaveAttribute('href', 'tel:192');
  await expect(card.getByRole('link', { name: /SAMU 192/ })).toBeInViewport();
  await ask(page, 'não quero mais viver');
  const sad = messagesOf(page).getByRole('alert').last();
  await expect(sad.getByRole('link').first()).toHaveAttribute('href', 'tel:188');
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test('a sleep note on a phone that speaks of danger is saved, and shows whom to call', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, '/sleep');
  const api = await ownApi(page);
  await page.getByRole('main').getByRole('button', { name: 'Registrar sono' }).first().click();
  const form = page.getByRole('dialog', { name: 'Registrar sono' });
  // Yesterday's, so that waking lies in the past whatever time it is.
  const date = form.getByLabel('Data da noite');
  const yesterday = new Date(Date.parse(await date.inputValue()) - 24 * HOUR_MS).toISOString().slice(0, 10);
  await date.fill(yesterday);
  await form.getByLabel('Observações').fill('não quero mais viver');
  await form.getByRole('button', { name: 'Salvar registro' }).click();

  const help = page.getByRole('alertdialog', { name: 'Sobre o que você escreveu' });
  const cvv = help.getByRole('link').first();
  await expect(cvv).toHaveAttribute('href', 'tel:188');
  await expect(cvv).toBeInViewport({ ratio: 1 });
  // Nothing stands over it.
  await cvv.click({ trial: true });
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await api.get('/api/sleep-records')).toMatchObject([{ sleepDate: yesterday, notes: 'não quero mais viver' }]);
  expect(await api.get('/api/chat/messages')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('what could not be sent stays, and goes out once', async ({ page, expectedProblems }) => {
  expectedProblems.push(/chat\/message/, /Failed to load resource/);
  await startSignedIn(page, '/chat');
  const api = await ownApi(page);
  const sending = '**/api/chat/message';
  await page.route(sending, (route) => route.abort());
  await ask(page, 'Oi, Vida');
  await expectFailure(page, 'Erro ao enviar mensagem. Tente novamente.');
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toHaveValue('Oi, Vida');
  await page.unroute(sending);
  await messagesOf(page)
    .getByRole('button', { name: /tentar de novo/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toHaveValue('');
  await expect.poll(() => api.get('/api/chat/messages')).toHaveLength(1);
});

test('the dashboard’s widget holds the same conversation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await startSignedIn(page, '/dashboard');
  await page.getByRole('button', { name: 'Abrir o chat' }).click();
  const widget = page.getByRole('dialog', { name: /Conversa com a Vida/ });
  await expect(widget.getByText('Online')).toBeVisible();
  await widget.getByRole('textbox', { name: 'Sua mensagem' }).fill('Como registro minha pressão?');
  await widget.getByRole('button', { name: 'Enviar' }).click();
  await expect(widget.getByText(/Medições/).first()).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // A tip of the night, which may stand there at some hours, takes the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(widget).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.goto('/chat');
  await expect(messagesOf(page).getByText('Como registro minha pressão?', { exact: true })).toBeVisible();
});

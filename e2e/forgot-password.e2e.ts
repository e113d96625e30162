import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../server/src/testing/mail-server.ts';
import { findAccessibilityProblems, sidewaysPixels } from './support/inspect-page.ts';
import { newPerson, type Person, signInThroughForm } from './support/people.ts';
import { startServer } from './support/start-server.ts';
import { test as base, expect } from './support/test.ts';

/** A port that is free now: links of mails name the address before the server has one. */
const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** A Vida that sends mail, and the mail server that takes it. */
const test = base.extend<{ mails: MailServer; vida: string }>({
  mails: async ({ locale: _ }, use) => {
    const mails = await startMailServer();
    await use(mails);
    await mails.close();
  },
  vida: async ({ mails }, use) => {
    const port = await findFreePort();
    const server = await startServer({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    });
    await use(`http://localhost:${port}`);
    await server.stop();
  },
  baseURL: async ({ vida }, use) => use(vida),
  origin: async ({ vida }, use) => use(vida),
});

const inspect = async (page: Page): Promise<void> => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysPixels(page), `${width}`).toBe(0);
    expect(await findAccessibilityProblems(page), `${width}`).toEqual([]);
  }
};

/** Asks for a link as people do, and reads the mail. */
const receiveLink = async (page: Page, { email }: Person, mails: MailServer): Promise<string> => {
  const mail = mails.next();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Receber o link' }).click();
  await expect(page.getByRole('status')).toContainText('Se este e-mail tiver conta, o link chega em instantes.');
  return /\S+\/reset-password#\S+/.exec((await mail).text)?.[0] ?? '';
};

const setPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar nova senha').fill(password);
  await page.getByRole('button', { name: 'Salvar a nova senha' }).click();
};

test.use({ expectedProblems: [/console: .*status of 4(?:00|10)/] });

test('who forgot the password receives a link, sets another and comes in; the link works once', async ({
  page,
  mails,
}) => {
  const person = newPerson();
  expect((await page.request.post('/api/register', { data: person })).ok()).toBe(true);
  const link = await receiveLink(page, person, mails);
  await expect(page.getByRole('button', { name: /^Enviar de novo em 0:\d\d$/ })).toBeVisible();
  await inspect(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Nova senha' })).toBeVisible();
  await inspect(page);
  await setPassword(page, '12345678');
  await expect(page.getByText(/^Senha (?:está|segue|é)/)).toBeVisible();
  await setPassword(page, 'ipê roxo na serra');
  await expect(page.getByText('Senha trocada. Agora entre com a nova.')).toBeVisible();
  await inspect(page);

  await page.goto('/');
  await page.goto(link);
  await setPassword(page, 'outra senha comprida');
  await expect(page.getByText('Este link não vale mais')).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueci minha senha' })).toBeVisible();

  await page.goto('/login');
  await signInThroughForm(page, { email: person.email, password: 'ipê roxo na serra' });
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Lúcia' })).toBeVisible();
});

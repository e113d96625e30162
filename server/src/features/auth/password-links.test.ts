import { askPasswordLink, login } from '@vida/contract/auth/auth-endpoints.ts';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../config/create-logger.ts';
import { tidyUp } from '../../housekeeping.ts';
import type { MailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type AppWithMail, NEW_PASSWORD, startAppWithMail, tokenIn } from './password-links-fixture.ts';
import { passwordLinks } from './password-links-table.ts';

const START = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);

let vida: AppWithMail;
let app: TestApp;
let mails: MailServer;
const logLines: string[] = [];

beforeAll(async () => {
  vida = await startAppWithMail({ log: createLogger('info', { write: (line) => logLines.push(line) }) });
  ({ app, mails } = vida);
});
afterAll(() => vida.close());
afterEach(() => {
  app.setNow(START);
  mails.behave('takes');
});

const ask = (email: string) => vida.ask(email);
const receiveLink = (email: string) => vida.receiveLink(email);

/** Until everything that was asked for before is over. */
const settle = async (): Promise<void> => {
  const { user } = await app.signUp();
  await receiveLink(user.email);
};

describe('asking for a link', () => {
  it('answers the same for any address, and sends to the account’s own alone', async () => {
    const { user } = await app.signUp({ firstName: 'Visite http://mal.exemplo' });
    const mail = mails.next();
    const unknown = await ask('ninguem@exemplo.com');
    const known = await ask(user.email.toUpperCase());
    for (const { status, body } of [unknown, known]) expect([status, body]).toEqual([200, { accepted: true }]);
    const { to, from, subject, raw, text, html } = await mail;
    expect([to, from, subject]).toEqual([[user.email], 'vida@vida.exemplo', 'Vida: link para uma senha nova']);
    expect(tokenIn(text)).toHaveLength(43);
    expect(html).toContain(`href="https://vida.exemplo/reset-password#${tokenIn(text)}"`);
    for (const each of [text, html]) {
      expect(each).toContain('vale 10 minutos');
      expect(each).toContain('ignore este e-mail');
    }
    // What somebody wrote into an account goes to no address by our hand, and no machine answers.
    expect(raw).not.toContain('mal.exemplo');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(mails.received.flatMap((each) => each.to)).not.toContain('ninguem@exemplo.com');
  });

  it('keeps the hash of the token alone, and neither it nor the address in the log', async () => {
    const { user } = await app.signUp();
    const token = await receiveLink(user.email);
    const rows = JSON.stringify(await app.db.select().from(passwordLinks));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(user.email);
    expect(logLines.join('')).toContain('password link asked');
    expect(logLines.join('')).not.toContain(token);
    expect(logLines.join('')).not.toContain(user.email);
  });

  it('waits neither for the database nor for the mail server, so that its time says nothing', async () => {
    const { user } = await app.signUp();
    const held = await app.pool.connect();
    const mail = mails.next();
    await held.query('begin; lock table users in access exclusive mode');
    for (const email of [user.email, 'ninguem@exemplo.com']) expect((await ask(email)).status).toBe(200);
    await held.query('rollback');
    held.release();
    expect((await mail).to).toEqual([user.email]);
  });

  it.each(['lia@exemplo.com\r\nBcc: outra@exemplo.com', 'Lia <lia@exemplo.com>', 'lia@exemplo.com, outra@exemplo.com'])(
    'refuses %j, which is no address',
    async (email) => {
      expect((await ask(email)).status).toBe(400);
    },
  );

  it('sends three an hour to one account, and says nothing of it', async () => {
    const { user } = await app.signUp();
    for (let links = 0; links < 3; links += 1) await receiveLink(user.email);
    expect((await ask(user.email)).body).toEqual({ accepted: true });
    await settle();
    expect(mails.received.filter(({ to }) => to.includes(user.email))).toHaveLength(3);
    app.setNow(after(HOUR_MS));
    expect(await receiveLink(user.email)).not.toBe('');
  });

  it('answers the same while the mail server is of no use, and logs why without the address', async () => {
    const { user } = await app.signUp();
    for (const [behaviour, code] of [
      ['refuses', 'EENVELOPE 550 RCPT TO'],
      ['hangs up', 'EPROTOCOL 554 CONN'],
    ] as const) {
      mails.behave(behaviour);
      logLines.length = 0;
      for (let tries = 0; tries < 3; tries += 1) expect((await ask(user.email)).body).toEqual({ accepted: true });
      await expect.poll(() => logLines.filter((line) => line.includes('mail not sent'))).toHaveLength(3);
      expect(logLines.join('')).toContain(code);
      expect(logLines.join('')).not.toContain(user.email);
    }
    // What did not arrive does not count.
    mails.behave('takes');
    expect(await receiveLink(user.email)).not.toBe('');
  });
});

it('is tidied away after an hour', async () => {
  await app.pool.query('delete from password_links');
  await settle();
  const count = async () => (await app.db.select().from(passwordLinks)).length;
  await tidyUp({ db: app.db, clock: () => after(HOUR_MS - 1) });
  expect(await count()).toBe(1);
  await tidyUp({ db: app.db, clock: () => after(HOUR_MS) });
  expect(await count()).toBe(0);
});

describe('with limits', () => {
  let limited: AppWithMail;
  beforeAll(async () => {
    limited = await startAppWithMail({ rateLimit: true });
  });
  afterAll(() => limited.close());

  it('one network asks thirty times an hour, and another goes on', async () => {
    const askFrom = (from: string) => limited.ask('ninguem@exemplo.com', from);
    const statuses = [];
    for (let asked = 0; asked < 31; asked += 1) statuses.push((await askFrom('203.0.113.7')).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await askFrom('203.0.113.8')).status).toBe(200);
  });

  it('who tried wrong passwords until none more was taken comes in with the new one', async () => {
    const { user } = await limited.app.signUp();
    const enter = (password: string) => limited.app.call(login, { body: { email: user.email, password } });
    for (let tries = 0; tries < 10; tries += 1) await enter('já não lembro');
    expect((await enter('já não lembro')).status).toBe(429);
    expect((await limited.use(await limited.receiveLink(user.email))).status).toBe(200);
    expect((await enter(NEW_PASSWORD)).status).toBe(200);
  });
});

it('without a mail server says so, and that somebody can help', async () => {
  const silent = await startTestApp();
  const refused = await silent.call(askPasswordLink, { body: { email: 'lia@exemplo.com' } });
  await silent.close();
  expect([refused.status, refused.error.code]).toEqual([409, 'no_mail_server']);
  expect(refused.error.message).toContain('senha provisória');
});

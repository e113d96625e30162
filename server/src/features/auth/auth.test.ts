import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { login, logout, register } from '@vida/contract/auth/auth-endpoints.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '../../housekeeping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFindLiveSessions } from './sessions-repository.ts';

const START = new Date('2026-11-21T12:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = (name: string) => ({
  username: name,
  email: `${name}@exemplo.com`,
  password: 'girassol amarelo',
  firstName: 'Rosa',
  lastName: 'Lima',
});

const isAlive = async (token: string): Promise<boolean> =>
  (await app.call(listNotifications, {}, { token })).status === 200;

describe('register', () => {
  it('answers the user and a token of 256 bits, and stores neither password nor token', async () => {
    const answer = await app.call(register, { body: account('rosa') });
    expect(answer.status).toBe(201);
    const { password: _, ...named } = account('rosa');
    expect(answer.body.user).toMatchObject({ id: expect.any(String), ...named, isAdmin: false });
    expect(Buffer.from(answer.body.token, 'base64url')).toHaveLength(32);
    const dump = JSON.stringify([
      (await app.db.execute(sql`select * from users`)).rows,
      (await app.db.execute(sql`select * from sessions`)).rows,
    ]);
    expect(dump).not.toContain('girassol');
    expect(dump).not.toContain(answer.body.token);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('keeps proof of consent', async () => {
    const { user } = await app.signUp(account('consente'));
    const { rows } = await app.db.execute(sql`select * from consents where user_id = ${user.id}`);
    expect(rows).toEqual([expect.objectContaining({ purpose: 'health_data', text_version: '2026-11-23' })]);
  });

  it.each([
    ['email', { ...account('outra'), email: 'TOMADA@exemplo.com' }, 'email_taken'],
    ['username', { ...account('outra'), username: 'Tomada' }, 'username_taken'],
  ])('refuses a taken %s in any case', async (field, body, code) => {
    await app.call(register, { body: account('tomada') });
    const answer = await app.call(register, { body });
    expect(answer.status).toBe(409);
    expect(answer.error).toMatchObject({ code, details: [{ field }] });
  });

  it('refuses a password of blanks', async () => {
    const answer = await app.call(register, { body: { ...account('vazia'), password: ' '.repeat(8) } });
    expect(answer.error.details?.[0]?.message).toBe('Senha não pode ter só espaços.');
  });

  it.each([
    ['superman1', /^Senha está entre as mais usadas/],
    ['12345678', /^Senha está entre as mais usadas/],
    ['mnbvcxzlkj', /^Senha segue uma sequência/],
    ['zzzzzzzz', /^Senha repete/],
    ['25121984', /^Senha é um número/],
    ['Palmeiras@1914', /^Senha é feita de palavras.*Três ou quatro palavras/],
    ['comum@exemplo.com', /^Senha usa o seu nome/],
  ])('refuses %s and says why', async (password, reason) => {
    const answer = await app.call(register, { body: { ...account('comum'), password } });
    expect(answer.status).toBe(400);
    expect(answer.error.details).toEqual([{ field: 'password', message: expect.stringMatching(reason) }]);
  });

  it.each([
    'é uma frase longa com acento e emoji 🦜',
    'O sabiá do quintal canta às cinco da manhã. '.repeat(3).slice(0, 128),
    '  ipê   x  roxo   y',
  ])('accepts %s and signs in with it', async (password) => {
    const name = `frase${password.length}`;
    await app.call(register, { body: { ...account(name), password } });
    expect((await app.call(login, { body: { email: `${name}@exemplo.com`, password } })).status).toBe(200);
    const shorter = { email: `${name}@exemplo.com`, password: password.slice(0, -1) };
    expect((await app.call(login, { body: shorter })).status).toBe(401);
  });

  it('names every refused field by its label', async () => {
    const answer = await app.callLoosely(register, {
      body: { ...account('x'), password: 'curta', firstName: ' ' },
    });
    expect(answer.error.details).toEqual([
      { field: 'password', message: 'Senha precisa ter pelo menos 8 caracteres.' },
      { field: 'firstName', message: 'Nome precisa ser preenchido.' },
    ]);
  });

  it('refuses control characters and lone surrogates', async () => {
    for (const firstName of ['a\u0000b', 'a\ud800'])
      expect((await app.call(register, { body: { ...account('nul'), firstName } })).status).toBe(400);
  });
});

describe('login', () => {
  it('ignores the case of the e-mail and gives a new token each time', async () => {
    const { token } = await app.signUp(account('entra'));
    const again = await app.signIn('ENTRA@exemplo.com', 'girassol amarelo');
    expect(again.token).not.toBe(token);
    expect([await isAlive(token), await isAlive(again.token)]).toEqual([true, true]);
  });

  it('answers the same for a wrong password and an unknown e-mail', async () => {
    await app.signUp(account('certa'));
    const wrong = await app.call(login, {
      body: { email: 'certa@exemplo.com', password: 'Girassol amarelo' },
    });
    const unknown = await app.call(login, { body: { email: 'ninguem@exemplo.com', password: 'x' } });
    expect(wrong.status).toBe(401);
    expect(unknown.error).toEqual(wrong.error);
  });

  it.each([
    ['changed', "update users set password_hash = 'outra' where id = $1"],
    ['deleted with the account', 'delete from users where id = $1'],
  ])('opens no session with a password that was %s meanwhile', async (_, change) => {
    const { user, password } = await app.signUp();
    const other = await app.pool.connect();
    await other.query('begin');
    await other.query(change, [user.id]);
    const answer = app.call(login, { body: { email: user.email, password } });
    await expect
      .poll(async () => {
        const waiting = "datname = current_database() and wait_event_type = 'Lock'";
        return (await app.pool.query(`select 1 from pg_stat_activity where ${waiting}`)).rowCount;
      })
      .toBe(1);
    await other.query('commit');
    other.release();
    expect((await answer).status).toBe(401);
    const opened = await app.pool.query('select 1 from sessions where user_id = $1', [user.id]);
    expect(opened.rowCount).toBe(change.startsWith('update') ? 1 : 0);
  });

  it.each(['nul\0@exemplo.com', '\ud800@exemplo.com'])(
    'refuses an e-mail that the database cannot hold',
    async (email) => {
      const answer = await app.call(login, { body: { email, password: 'girassol amarelo' } });
      expect(answer.status).toBe(400);
      expect(answer.error.details).toMatchObject([{ field: 'email' }]);
    },
  );
});

describe('sessions', () => {
  it('end at logout', async () => {
    const { token } = await app.signUp(account('sai'));
    await app.call(logout, {}, { token });
    expect(await isAlive(token)).toBe(false);
  });

  it('die after 30 days without use, and live on with use', async () => {
    app.setNow(START);
    const { token } = await app.signUp(account('dias'));
    app.setNow(new Date(START.getTime() + 29 * DAY_MS));
    expect(await isAlive(token)).toBe(true);
    app.setNow(new Date(START.getTime() + 58 * DAY_MS));
    expect(await isAlive(token)).toBe(true);
    app.setNow(new Date(START.getTime() + 89 * DAY_MS));
    expect(await isAlive(token)).toBe(false);
    app.setNow(START);
  });

  it('die 90 days after they were opened, however they are used', async () => {
    app.setNow(START);
    const { token, user } = await app.signUp(account('idade'));
    for (const day of [25, 50, 75, 89.9]) {
      app.setNow(new Date(START.getTime() + day * DAY_MS));
      expect(await isAlive(token)).toBe(true);
    }
    app.setNow(new Date(START.getTime() + 90 * DAY_MS));
    expect(await isAlive(token)).toBe(false);
    await tidyUp({ db: app.db, clock: () => new Date(START.getTime() + 90 * DAY_MS) });
    const left = await app.pool.query('select 1 from sessions where user_id = $1', [user.id]);
    expect(left.rowCount).toBe(0);
    app.setNow(START);
  });

  it('stand no longer once they died of not being used', async () => {
    const { user } = await app.signUp();
    const { rows } = await app.pool.query<{ id: string }>('select id from sessions where user_id = $1', [user.id]);
    const asked = rows.map(({ id }) => ({ userId: user.id, sessionId: id }));
    const standAfter = (days: number) =>
      createFindLiveSessions(app.db, () => new Date(START.getTime() + days * DAY_MS))(asked);
    expect(await standAfter(29)).toEqual([{ sessionId: rows[0]?.id, revision: 0 }]);
    expect(await standAfter(30)).toEqual([]);
  });

  it('take the browser’s time zone until the person chooses one', async () => {
    const { token } = await app.signUp(account('fuso'));
    const zone = (timeZone: string) => ({ token, headers: { 'X-Time-Zone': timeZone } });
    const read = async (timeZone: string) =>
      (await app.call(updateAccount, { body: {} }, zone(timeZone))).body.timeZone;
    expect(await read('America/Manaus')).toBe('America/Manaus');
    expect(await read('Nowhere/Land')).toBe('America/Manaus');
    await app.call(updateAccount, { body: { timeZone: 'Europe/Lisbon' } }, { token });
    expect(await read('America/Manaus')).toBe('Europe/Lisbon');
  });
});

describe('limits', () => {
  it('stop guessing one account from one address, and leave others alone', async () => {
    const limited = await startTestApp({ rateLimit: true });
    await limited.signUp(account('alvo'));
    await limited.signUp(account('vizinha'));
    const guess = (email: string, password: string) => limited.call(login, { body: { email, password } });
    for (let count = 0; count < 10; count += 1) expect((await guess('alvo@exemplo.com', 'errada')).status).toBe(401);
    const blocked = await guess('alvo@exemplo.com', 'girassol amarelo');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(blocked.error.message).toMatch(/Tente de novo em \d+ minutos\./);
    expect((await guess('vizinha@exemplo.com', 'girassol amarelo')).status).toBe(200);
    await limited.close();
  });
});

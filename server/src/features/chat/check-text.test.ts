import { checkText, listChatMessages } from '@vida/contract/chat/chat-endpoints.ts';
import { MAX_CHECKED_LENGTH } from '@vida/contract/chat/chat-kinds.ts';
import { REVISION_HEADER } from '@vida/contract/core/headers.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.signUp());
});
afterAll(() => app.close());

const check = (text: string) =>
  app.call(checkText, { body: { text } }, { token, headers: { 'idempotency-key': 'uma-nota' } });

describe('a text written elsewhere', () => {
  it('of a low glucose in mmol/L gets the SAMU, and what to do meanwhile', async () => {
    const { status, body } = await check('glicose deu 2,1 mmol/L e estou confusa');
    expect(status).toBe(200);
    expect(body.help?.text).toContain('192');
    expect(body.help?.emergency).toMatchObject({ label: 'medical', lines: expect.arrayContaining(['samu']) });
    expect(body.help?.emergency.steps).not.toEqual([]);
  });

  it('of somebody who does not want to live gets the CVV first', async () => {
    const { body } = await check('não quero mais viver');
    expect(body.help?.emergency).toMatchObject({ label: 'emotional' });
    expect(body.help?.emergency.lines[0]).toBe('cvv');
  });

  it.each(['Fez calor, acordei duas vezes.', 'jejum, antes do café', '6,1 mmol/L depois do almoço'])(
    'that is harmless gets nothing: %s',
    async (text) => expect((await check(text)).body).toEqual({ help: null }),
  );

  it('is read to its end, up to its longest', async () => {
    const end = ' não quero mais viver';
    const filling = 'Dormi bem. '.repeat(1000).slice(0, MAX_CHECKED_LENGTH - end.length);
    expect((await check(filling + end)).body.help?.emergency.label).toBe('emotional');
    const { status, error } = await check(`${filling}.${end}`);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid', details: [{ field: 'text' }] });
    expect((await check('   ')).status).toBe(400);
  });

  it('leaves nothing behind', async () => {
    const count = async () => {
      const { rows } = await app.db.execute(
        sql`select (select sum(revision) from users) as revisions, (select count(*) from idempotency_keys) as replies`,
      );
      return rows[0];
    };
    const before = await count();
    const { headers } = await check('não quero mais viver');
    expect(headers[REVISION_HEADER.toLowerCase()]).toBeUndefined();
    expect(await count()).toEqual(before);
    expect((await app.call(listChatMessages, { query: {} }, { token })).body).toEqual([]);
  });
});

import { checkText } from '@vida/contract/chat/chat-endpoints.ts';
import { addReply, getPost } from '@vida/contract/community/community-endpoints.ts';
import type { ReportDecision } from '@vida/contract/community/community-kinds.ts';
import { wholeTextOf } from '@vida/contract/community/community-rules.ts';
import {
  decideReport,
  listModerationLog,
  listReports,
  moderatePost,
} from '@vida/contract/community/moderation-endpoints.ts';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findWrongCounts, type Person, startCommunity } from './testing/community-fixture.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

const { app, members } = await startCommunity();
const admin = await members.signInAdmin();
let author: Person;
let reader: Person;

beforeEach(async () => {
  app.setNow(NOW);
  await app.pool.query('truncate community_posts, community_moderation cascade');
  author = await app.signUp();
  reader = await app.signUp();
});

const queue = async () => (await app.call(listReports, { query: {} }, { token: admin })).body;
const decide = (id: string, decision: ReportDecision) =>
  app.call(decideReport, { params: { id }, body: { decision } }, { token: admin });
const log = async () =>
  (await app.call(listModerationLog, { query: {} }, { token: admin })).body.map(({ action }) => action);

describe('advice on a dose', () => {
  const content = 'Aumente sua insulina em 4 unidades antes do almoço.';

  it('is published with a note, and waits for the administrator', async () => {
    const post = await members.publish(author.token, { content });
    expect(post).toMatchObject({ hasDoseNote: true, isHidden: false });
    const reply = await members.answer(author.token, post.id, content);
    expect(reply.hasDoseNote).toBe(true);
    expect((await members.open(reader.token, post.id)).body.hasDoseNote).toBe(true);
    expect(await queue()).toMatchObject([
      { postId: post.id, replyId: null, reason: 'dose_change', isAutomatic: true },
      { postId: post.id, replyId: reply.id, reason: 'dose_change', isAutomatic: true },
    ]);
  });

  it('keeps its note when the text is kept, until the administrator takes it away', async () => {
    const { id } = await members.publish(author.token, { content });
    await decide((await queue())[0]?.id ?? '', 'kept');
    expect((await members.open(reader.token, id)).body.hasDoseNote).toBe(true);
    await app.call(moderatePost, { params: { id }, body: { hasDoseNote: false } }, { token: admin });
    expect((await members.open(reader.token, id)).body.hasDoseNote).toBe(false);
    expect(await log()).toContain('dose_note_removed');
  });
});

describe('links of a new account', () => {
  const links = (count: number) => Array.from({ length: count }, (_, n) => `https://loja${n}.com`).join(' ');

  it('are held beyond five, seen by their author alone, until they are kept', async () => {
    expect(await members.publish(author.token, { content: links(5) })).toMatchObject({ isHidden: false });
    const held = await members.publish(author.token, { content: links(1) });
    expect(held).toMatchObject({ isHidden: true, hiddenReason: 'many_links' });
    expect((await members.open(reader.token, held.id)).status).toBe(404);
    expect((await members.open(author.token, held.id)).status).toBe(200);
    const [waiting] = await queue();
    expect(waiting).toMatchObject({ reason: 'many_links', isAutomatic: true, postId: held.id });
    await decide(waiting?.id ?? '', 'kept');
    expect((await members.open(reader.token, held.id)).body).toMatchObject({ isHidden: false });
  });

  it('are held in a reply, which is not counted before it is seen', async () => {
    const { id } = await members.publish(reader.token);
    const held = await members.answer(author.token, id, links(6));
    expect(held).toMatchObject({ isHidden: true, hiddenReason: 'many_links' });
    expect((await app.call(getPost, { params: { id } }, reader)).body.repliesCount).toBe(0);
    await decide((await queue())[0]?.id ?? '', 'kept');
    expect((await app.call(getPost, { params: { id } }, reader)).body.repliesCount).toBe(1);
    expect(await findWrongCounts(app)).toEqual([]);
  });

  it('hold nothing that has no link', async () => {
    await members.publish(author.token, { content: links(20) });
    expect(await members.publish(author.token)).toMatchObject({ isHidden: false });
  });

  it('are usual after a day', async () => {
    app.setNow(new Date(NOW.getTime() + 24 * HOUR_MS));
    const { token } = await app.signIn(author.user.email, author.password);
    expect(await members.publish(token, { content: links(20) })).toMatchObject({ isHidden: false });
  });

  it('twenty posts of a minute with a link each: the sixth is held', async () => {
    const made = [];
    for (let count = 0; count < 8; count += 1)
      made.push(await members.publish(author.token, { content: 'Veja www.loja.com.br' }));
    expect(made.map(({ isHidden }) => isHidden)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 3 }, () => true),
    ]);
  });
});

describe('an emergency', () => {
  const content = 'Estou com dor forte no peito e suando frio, o que faço?';

  it('brings help to its author before and after publishing, and nothing is held back', async () => {
    const { help } = (await app.call(checkText, { body: { text: content } }, author)).body;
    expect(help?.emergency).toMatchObject({ label: 'medical' });
    expect(help?.emergency.lines[0]).toBe('samu');
    expect(help?.text).toContain('SAMU 192');
    const post = await members.publish(author.token, { content });
    expect(post).toMatchObject({ help, isHidden: false });
    expect((await members.open(reader.token, post.id)).body).not.toHaveProperty('help');
    expect(await queue()).toEqual([]);
  });

  it('is seen in a title and in a reply as well', async () => {
    const post = await members.publish(author.token, { title: 'Não quero mais viver' });
    expect(post.help?.emergency.label).toBe('emotional');
    expect(post.help?.text).toContain('188');
    const { body } = await app.call(addReply, { params: { id: post.id }, body: { content } }, reader);
    expect(body.help?.emergency.label).toBe('medical');
  });

  it('is seen at the very end of the longest text, before and after', async () => {
    const end = '. Estou com dor forte no peito e suando frio';
    const filling = 'Hoje caminhei com a minha irmã no parque. '.repeat(250);
    const text = { title: 'x'.repeat(200), content: filling.slice(0, 10_000 - end.length) + end };
    expect((await members.publish(author.token, text)).help?.emergency.label).toBe('medical');
    const { body } = await app.call(checkText, { body: { text: wholeTextOf(text) } }, author);
    expect(body.help?.emergency.label).toBe('medical');
  });

  it('that is none brings nothing', async () => {
    expect((await members.publish(author.token)).help).toBeNull();
  });
});

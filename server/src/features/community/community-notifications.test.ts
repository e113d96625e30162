import { blockText, toggleLike } from '@vida/contract/community/community-endpoints.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startCommunity } from './testing/community-fixture.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const postTitle = 'Como vocês carregam o sensor?';

const { app, members } = await startCommunity();
let author: Person;
let reader: Person;
let postId: string;

const passMinutes = (minutes: number) => app.setNow(new Date(NOW.getTime() + minutes * MINUTE_MS));
const bell = async (token = author.token) =>
  (await app.call(listNotifications, {}, { token })).body.filter(({ kind }) => kind !== 'welcome');

beforeEach(async () => {
  app.setNow(NOW);
  author = await app.signUp();
  reader = await app.signUp();
  postId = (await members.publish(author.token)).id;
  // Kept for the author's revision: a bell that does not raise it would stay unheard.
  await bell();
});

describe('the bell of an author', () => {
  it('rings for a reply, and names nobody', async () => {
    await members.answer(reader.token, postId, 'Meu segredo');
    const rung = await bell();
    expect(rung).toMatchObject([{ kind: 'post_reply', postId, postTitle, readAt: null }]);
    expect(JSON.stringify(rung)).not.toMatch(new RegExp(`${reader.user.id}|segredo`));
    expect(await bell(reader.token)).toEqual([]);
  });

  it('rings once for a lively thread, and again ten minutes later', async () => {
    await Promise.all([1, 2, 3].map(() => members.answer(reader.token, postId)));
    expect(await bell()).toHaveLength(1);
    passMinutes(10);
    await members.answer(reader.token, postId);
    expect(await bell()).toHaveLength(2);
  });

  it('that keeps quiet leaves the author’s open pages alone', async () => {
    const revision = async () => (await app.call(listNotifications, {}, author)).headers['x-revision'];
    await members.answer(reader.token, postId);
    const rung = await revision();
    await members.answer(reader.token, postId);
    expect(await revision()).toBe(rung);
  });

  it('rings for likes of the same post once a day', async () => {
    const other = await app.signUp();
    await members.like(reader.token, postId);
    passMinutes(60);
    await members.like(other.token, postId);
    expect(await bell()).toMatchObject([{ kind: 'post_like', postId, postTitle }]);
    const second = await members.publish(author.token, { title: 'Outra' });
    await members.like(other.token, second.id);
    expect(await bell()).toHaveLength(2);
    passMinutes(24 * 60);
    await members.like((await app.signUp()).token, postId);
    expect(await bell()).toHaveLength(3);
  });

  it('is silent when a like is taken back', async () => {
    await members.like(author.token, postId);
    await members.like(author.token, postId);
    expect(await bell()).toEqual([]);
  });

  it('rings for a like of a reply', async () => {
    const { id: replyId } = await members.answer(reader.token, postId);
    await app.call(toggleLike, { body: { replyId } }, author);
    expect(await bell(reader.token)).toMatchObject([{ kind: 'reply_like', postId, postTitle }]);
  });

  it('is silent about oneself', async () => {
    await members.answer(author.token, postId);
    await members.like(author.token, postId);
    expect(await bell()).toEqual([]);
  });

  it('rings for whoever wrote a blocked text too: silence would tell who it was', async () => {
    const { id: theirs } = await members.publish(reader.token);
    await app.call(blockText, { body: { postId: theirs } }, author);
    await members.answer(reader.token, postId);
    expect(await bell()).toHaveLength(1);
  });
});

it('two people who like each other’s posts at the same moment do not wait for each other', async () => {
  const { id: theirs } = await members.publish(reader.token);
  for (let round = 0; round < 10; round += 1)
    await Promise.all([members.like(author.token, theirs), members.like(reader.token, postId)]);
  expect(await bell()).toHaveLength(1);
  expect(await bell(reader.token)).toHaveLength(1);
});

import {
  addReply,
  changeReply,
  deletePost,
  deleteReply,
  listReplies,
} from '@vida/contract/community/community-endpoints.ts';
import { moderatePost } from '@vida/contract/community/moderation-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startCommunity } from './testing/community-fixture.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const LATER = new Date('2026-11-21T13:00:00.000Z');

const { app, members } = await startCommunity();
const admin = await members.signInAdmin();
let author: Person;
let reader: Person;
let postId: string;

beforeEach(async () => {
  app.setNow(NOW);
  author = await app.signUp();
  reader = await app.signUp();
  postId = (await members.publish(author.token)).id;
});

const moderate = (body: { isLocked?: boolean; isHidden?: boolean }) =>
  app.call(moderatePost, { params: { id: postId }, body }, { token: admin });
const tryAnswer = (token: string) => app.call(addReply, { params: { id: postId }, body: { content: 'Oi' } }, { token });
const readPost = async () => (await members.open(author.token, postId)).body;

describe('a reply', () => {
  it('is counted, moves the last activity, and names its author to nobody else', async () => {
    app.setNow(LATER);
    const { status, body } = await tryAnswer(reader.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ postId, content: 'Oi', isMine: true, username: reader.user.username });
    expect(await readPost()).toMatchObject({ repliesCount: 1, lastActivityAt: LATER.toISOString() });
    expect(await members.replies(author.token, postId)).toMatchObject([
      { content: 'Oi', isMine: false, userId: null, username: null, firstName: null, lastName: null },
    ]);
  });

  it('stands below the older ones, page by page', async () => {
    for (const content of ['um', 'dois', 'três']) await members.answer(reader.token, postId, content);
    const page = async (cursor?: string) => {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      return app.call(listReplies, { params: { id: postId }, query }, author);
    };
    const first = await page();
    await members.answer(author.token, postId, 'quatro');
    const second = await page(String(first.headers['x-next-cursor']));
    const contents = [...first.body, ...second.body].map(({ content }) => content);
    expect(contents).toEqual(['um', 'dois', 'três', 'quatro']);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    expect((await page('1_x')).status).toBe(400);
  });

  it('is changed and deleted by its author alone', async () => {
    const { id } = await members.answer(reader.token, postId);
    const change = (token: string) =>
      app.call(changeReply, { params: { id }, body: { content: 'Melhor assim' } }, { token });
    const remove = (token: string) => app.call(deleteReply, { params: { id } }, { token });
    for (const act of [change, remove]) expect((await act(author.token)).status).toBe(404);
    app.setNow(LATER);
    expect((await change(reader.token)).body).toMatchObject({
      content: 'Melhor assim',
      editedAt: LATER.toISOString(),
    });
    expect((await remove(reader.token)).body).toEqual({ id });
    expect((await remove(reader.token)).status).toBe(404);
    expect((await readPost()).repliesCount).toBe(0);
  });

  it('goes with its post', async () => {
    const { id } = await members.answer(reader.token, postId);
    await app.call(deletePost, { params: { id: postId } }, author);
    expect((await tryAnswer(reader.token)).status).toBe(404);
    expect((await app.call(deleteReply, { params: { id } }, reader)).status).toBe(404);
    expect((await app.call(listReplies, { params: { id: postId }, query: {} }, reader)).status).toBe(404);
  });
});

it('is refused by a closed post, also its author’s, until it is open again', async () => {
  await moderate({ isLocked: true });
  for (const { token } of [reader, author]) {
    const refused = await tryAnswer(token);
    expect(refused.status).toBe(409);
    expect(refused.error).toEqual({
      code: 'post_locked',
      message: 'Esta postagem está fechada para novas respostas.',
    });
  }
  await moderate({ isLocked: false });
  expect((await tryAnswer(reader.token)).status).toBe(201);
});

it('is not found under a hidden post, whose author sees why', async () => {
  await moderate({ isHidden: true });
  expect((await tryAnswer(reader.token)).status).toBe(404);
  expect((await tryAnswer(author.token)).error.code).toBe('post_hidden');
  expect((await members.open(reader.token, postId)).status).toBe(404);
  expect(await readPost()).toMatchObject({ isHidden: true, hiddenReason: 'moderator' });
  expect(await members.titles(author.token)).toHaveLength((await members.titles(reader.token)).length + 1);
});

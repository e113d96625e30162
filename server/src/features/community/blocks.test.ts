import {
  blockMember,
  deletePost,
  listBlocks,
  toggleLike,
  unblockMember,
} from '@vida/contract/community/community-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startCommunity } from './testing/community-fixture.ts';

const { app, members } = await startCommunity();
let loud: Person;
let reader: Person;
let postId: string;
let ownPostId: string;

beforeEach(async () => {
  loud = await app.signUp();
  reader = await app.signUp();
  postId = (await members.publish(loud.token, { title: 'Barulho' })).id;
  ownPostId = (await members.publish(reader.token, { title: 'Meu' })).id;
});

const block = (body: { postId?: string; replyId?: string }, as = reader.token) =>
  app.call(blockMember, { body }, { token: as });

describe('a blocked member', () => {
  it('is seen no more, neither their posts nor their replies, and nobody else is hidden', async () => {
    const { id: replyId } = await members.answer(loud.token, ownPostId);
    const made = await block({ replyId });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ postId: ownPostId, postTitle: 'Meu' });
    expect(await members.titles(reader.token)).not.toContain('Barulho');
    expect(await members.titles(loud.token)).toContain('Meu');
    expect(await members.replies(reader.token, ownPostId)).toEqual([]);
    expect(await members.replies(loud.token, ownPostId)).toHaveLength(1);
    expect((await members.open(reader.token, postId)).status).toBe(404);
    expect((await app.call(toggleLike, { body: { replyId } }, reader)).status).toBe(404);
  });

  it('is named by a text alone', async () => {
    await block({ postId });
    const { body } = await app.call(listBlocks, {}, reader);
    expect(body).toEqual([
      { id: expect.any(String), createdAt: expect.any(String), postId, postTitle: 'Barulho' },
    ]);
    expect(JSON.stringify(body)).not.toContain(loud.user.id);
    await app.call(deletePost, { params: { id: postId } }, loud);
    expect((await app.call(listBlocks, {}, reader)).body).toMatchObject([{ postId: null, postTitle: null }]);
  });

  it('is blocked once, by one of many texts', async () => {
    const second = await members.publish(loud.token);
    await Promise.all([block({ postId }), block({ postId: second.id }), block({ postId })]);
    expect((await app.call(listBlocks, {}, reader)).body).toHaveLength(1);
  });

  it('is seen again when unblocked, by who blocked', async () => {
    const { id } = (await block({ postId })).body;
    expect((await app.call(unblockMember, { params: { id } }, loud)).status).toBe(404);
    expect((await app.call(unblockMember, { params: { id } }, reader)).body).toEqual({ id });
    expect(await members.titles(reader.token)).toContain('Barulho');
    expect((await app.call(unblockMember, { params: { id } }, reader)).status).toBe(404);
  });
});

it('nobody blocks themselves', async () => {
  const refused = await block({ postId: ownPostId });
  expect(refused.status).toBe(409);
  expect(refused.error.code).toBe('own_text');
});

import {
  blockText,
  deletePost,
  listBlocks,
  toggleLike,
  unblockText,
} from '@vida/contract/community/community-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startCommunity } from './testing/community-fixture.ts';

const { app, members } = await startCommunity();
let loud: Person;
let reader: Person;
let postId: string;
let ownPostId: string;
/** No test meets the post of another one. */
let noise: string;
let noises = 0;

beforeEach(async () => {
  noises += 1;
  noise = `Barulho ${noises}`;
  loud = await app.signUp();
  reader = await app.signUp();
  postId = (await members.publish(loud.token, { title: noise })).id;
  ownPostId = (await members.publish(reader.token, { title: 'Meu' })).id;
});

const block = (body: { postId?: string; replyId?: string }, as = reader.token) =>
  app.call(blockText, { body }, { token: as });
const blocksOf = async (as: Person) => (await app.call(listBlocks, {}, as)).body;

describe('a blocked text', () => {
  it('tells nothing of who wrote what: all other texts of its author stay, old and new', async () => {
    const signed = await members.publish(loud.token, { title: 'Assinado', content: 'Um abraço, João' });
    const { id: replyId } = await members.answer(loud.token, ownPostId, 'Sem nome');
    await block({ postId: signed.id });
    await members.publish(loud.token, { title: 'Depois' });
    const titles = await members.titles(reader.token);
    expect(titles).toEqual(expect.arrayContaining(['Depois', noise]));
    expect(titles).not.toContain('Assinado');
    expect(await members.replies(reader.token, ownPostId)).toHaveLength(1);
    // Nor does the list: each text is a line of its own, whoever wrote it.
    await block({ postId });
    await block({ replyId });
    expect((await blocksOf(reader)).map(({ postTitle }) => postTitle)).toEqual(['Meu', noise, 'Assinado']);
    const { rows } = await app.pool.query(
      'select * from community_blocks where strpos(community_blocks::text, $1) > 0',
      [loud.user.id],
    );
    expect(rows).toEqual([]);
  });

  it('is seen no more, for nobody but who blocked it', async () => {
    const { id: replyId } = await members.answer(loud.token, ownPostId);
    const other = await members.answer(loud.token, ownPostId);
    const made = await block({ replyId });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ postId: ownPostId, replyId, postTitle: 'Meu' });
    expect((await members.replies(reader.token, ownPostId)).map(({ id }) => id)).toEqual([other.id]);
    expect(await members.replies(loud.token, ownPostId)).toHaveLength(2);
    expect((await app.call(toggleLike, { body: { replyId } }, reader)).status).toBe(404);
    expect((await members.open(reader.token, ownPostId)).status).toBe(200);
  });

  it('goes with the replies under it, where it is a post', async () => {
    const { id: replyId } = await members.answer(loud.token, postId);
    await block({ postId });
    expect(await members.titles(reader.token)).not.toContain(noise);
    expect((await members.open(reader.token, postId)).status).toBe(404);
    expect((await app.call(toggleLike, { body: { replyId } }, reader)).status).toBe(404);
    expect((await members.open((await app.signUp()).token, postId)).status).toBe(200);
  });

  it('stands in the list while it exists, once', async () => {
    await Promise.all([block({ postId }), block({ postId })]);
    expect(await blocksOf(reader)).toEqual([
      { id: expect.any(String), createdAt: expect.any(String), postId, replyId: null, postTitle: noise },
    ]);
    await app.call(deletePost, { params: { id: postId } }, loud);
    expect(await blocksOf(reader)).toEqual([]);
  });

  it('is seen again when unblocked, by who blocked', async () => {
    const { id } = (await block({ postId })).body;
    expect((await app.call(unblockText, { params: { id } }, loud)).status).toBe(404);
    expect((await app.call(unblockText, { params: { id } }, reader)).body).toEqual({ id });
    expect(await members.titles(reader.token)).toContain(noise);
    expect((await app.call(unblockText, { params: { id } }, reader)).status).toBe(404);
  });
});

it('nobody blocks their own text', async () => {
  const refused = await block({ postId: ownPostId });
  expect(refused.status).toBe(409);
  expect(refused.error.code).toBe('own_text');
});

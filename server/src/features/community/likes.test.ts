import { deleteReply, listLikes, toggleLike } from '@vida/contract/community/community-endpoints.ts';
import type { EndpointBody } from '@vida/contract/core/endpoint.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startCommunity } from './testing/community-fixture.ts';

const { app, members } = await startCommunity();
let token: string;
let postId: string;
let replyId: string;

beforeEach(async () => {
  const author = await app.signUp();
  ({ token } = await app.signUp());
  postId = (await members.publish(author.token)).id;
  replyId = (await members.answer(author.token, postId)).id;
});

type Body = EndpointBody<typeof toggleLike>;
const like = (body: Body) => app.call(toggleLike, { body }, { token });
const likes = async (query = {}) => app.call(listLikes, { query }, { token });

describe('a like', () => {
  it('turns round', async () => {
    expect((await like({ postId })).body).toEqual({ liked: true, likesCount: 1 });
    expect((await members.open(token, postId)).body).toMatchObject({ isLiked: true, likesCount: 1 });
    expect((await likes()).body).toEqual([{ postId, replyId: null }]);
    expect((await like({ postId, replyId: null })).body).toEqual({ liked: false, likesCount: 0 });
    expect((await likes()).body).toEqual([]);
  });

  it('may be sent again when it says how it shall be', async () => {
    for (const liked of [true, true, false, false])
      expect((await like({ postId, liked })).body).toEqual({ liked, likesCount: Number(liked) });
  });

  it('is of a reply as well', async () => {
    expect((await like({ replyId })).body).toEqual({ liked: true, likesCount: 1 });
    expect((await likes()).body).toEqual([{ postId: null, replyId }]);
    expect((await members.replies(token, postId))[0]).toMatchObject({ isLiked: true, likesCount: 1 });
    expect((await members.open(token, postId)).body).toMatchObject({ isLiked: false, likesCount: 0 });
  });

  it('is of one text, neither of none nor of two', async () => {
    for (const body of [{}, { postId, replyId }, { postId: null, replyId: null }]) {
      const refused = await like(body);
      expect(refused.status).toBe(400);
      expect(refused.error.message).toBe('Postagem precisa indicar uma postagem ou uma resposta, e só uma delas.');
    }
  });

  it('of nothing is a 404', async () => {
    const gone = '01930000-0000-7000-8000-000000000000';
    for (const body of [{ postId: gone }, { replyId: gone }]) expect((await like(body)).status).toBe(404);
  });

  it('goes with its text', async () => {
    const own = await members.answer(token, postId);
    await like({ replyId: own.id });
    await app.call(deleteReply, { params: { id: own.id } }, { token });
    expect((await likes()).body).toEqual([]);
  });

  it('stands before the older ones, page by page', async () => {
    await like({ postId });
    await like({ replyId });
    const first = await likes({ limit: 1 });
    expect(first.body).toEqual([{ postId: null, replyId }]);
    const second = await likes({ limit: 1, cursor: String(first.headers['x-next-cursor']) });
    expect(second.body).toEqual([{ postId, replyId: null }]);
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });
});

import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import {
  addPost,
  addReply,
  getPost,
  listPosts,
  listReplies,
  toggleLike,
} from '@vida/contract/community/community-endpoints.ts';
import type { NewPost, PostsQuery } from '@vida/contract/community/community-schemas.ts';
import { afterAll } from 'vitest';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forums } from '../forums.ts';

export const [typeOne = '', typeTwo = ''] = forums.map(({ id }) => id);

export const aPost = (change: Partial<NewPost> = {}) => ({
  forumId: typeOne,
  groupType: 'diabetes' as const,
  title: 'Como vocês carregam o sensor?',
  content: 'Comecei a usar ontem e tenho medo de arrancar na porta.',
  tags: ['sensor'],
  ...change,
});

/** What members do, and what a test wants to know of it. */
export const createMembers = (app: TestApp) => ({
  /** One after the other: each hashes a password, which is slow on purpose. */
  signUpMany: async (count: number) => {
    const people = [];
    while (people.length < count) people.push(await app.signUp());
    return people;
  },
  publish: async (token: string, change: Partial<NewPost> = {}) =>
    (await app.call(addPost, { body: aPost(change) }, { token })).body,
  answer: async (token: string, postId: string, content = 'Eu uso uma faixa por cima.') =>
    (await app.call(addReply, { params: { id: postId }, body: { content } }, { token })).body,
  like: async (token: string, postId: string) => (await app.call(toggleLike, { body: { postId } }, { token })).body,
  open: (token: string, id: string) => app.call(getPost, { params: { id } }, { token }),
  replies: async (token: string, id: string) =>
    (await app.call(listReplies, { params: { id }, query: {} }, { token })).body,
  titles: async (token: string, query: Partial<PostsQuery> = {}) =>
    (await app.call(listPosts, { query }, { token })).body.map(({ title }) => title),
  /** The administrator past the gate. */
  signInAdmin: async (): Promise<string> => {
    const { token } = await app.signUp({ email: ADMIN_EMAIL });
    await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token });
    return token;
  },
});

export type Members = ReturnType<typeof createMembers>;
/** Somebody with an account. */
export type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** The app of one test file, with what members do there; it is closed after the last test. */
export const startCommunity = async (): Promise<{ app: TestApp; members: Members }> => {
  const app = await startTestApp();
  afterAll(() => app.close());
  return { app, members: createMembers(app) };
};

/** Posts and replies whose counts differ from the rows. */
export const findWrongCounts = async ({ pool }: TestApp): Promise<unknown[]> => {
  const { rows } = await pool.query(`
    select p.id, likes_count, replies_count, views_count from community_posts p where
      likes_count <> (select count(*) from community_likes l where l.post_id = p.id) or
      replies_count <> (select count(*) from community_replies r where r.post_id = p.id and not r.is_hidden) or
      views_count <> (select count(*) from community_views v where v.post_id = p.id)
    union all
    select r.id, likes_count, 0, 0 from community_replies r where
      likes_count <> (select count(*) from community_likes l where l.reply_id = r.id)`);
  return rows;
};

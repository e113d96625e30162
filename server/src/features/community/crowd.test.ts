import { setTimeout as sleep } from 'node:timers/promises';
import { toggleLike } from '@vida/contract/community/community-endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { aPost, findWrongCounts, type Person, startCommunity } from './testing/community-fixture.ts';

const PEOPLE = 50;
const FANS = rounds(PEOPLE, 500);

const { app, members } = await startCommunity();

let fans: Person[];
beforeAll(async () => {
  fans = await members.signUpMany(FANS);
}, 60_000);

it('of fifty people who open, like, reply, post and take back at once, every count is what the rows say', async () => {
  const people = fans.slice(0, PEOPLE);
  const author = await app.signUp();
  const { id: postId } = await members.publish(author.token);
  const { id: replyId } = await members.answer(author.token, postId);
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const statuses: number[] = [];
  const as = (token: string) => async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    statuses.push(answer.status);
    return (await answer.json()) as Record<string, unknown>;
  };
  const POST = `/api/community/posts/${postId}`;
  const LIKES = '/api/community/likes';

  await Promise.all(
    people.map(async ({ token }, index) => {
      const send = as(token);
      await Promise.all([send('GET', POST), send('GET', POST)]);
      await send('POST', LIKES, { postId });
      const reply = await send('POST', `${POST}/replies`, { content: 'Eu também.' });
      await Promise.all([1, 2].map(() => send('POST', LIKES, { replyId, liked: true })));
      await send('POST', '/api/community/posts', aPost());
      if (index % 2 === 0) await send('POST', LIKES, { postId });
      if (index % 5 === 0) await send('DELETE', `/api/community/replies/${reply.id}`);
    }),
  );

  expect([...new Set(statuses)].toSorted()).toEqual([200, 201]);
  const post = await as(author.token)('GET', POST);
  expect(post).toMatchObject({ viewsCount: PEOPLE + 1, likesCount: 25, repliesCount: 1 + 40 });
  expect((await members.replies(author.token, postId))[0]?.likesCount).toBe(PEOPLE);
  const { rows } = await app.pool.query('select count(*)::int as posts from community_posts');
  expect(rows).toEqual([{ posts: PEOPLE + 1 }]);
  expect(await findWrongCounts(app)).toEqual([]);
});

it('of many who like one post at once nobody is turned away, and few of them wait in the database', async () => {
  const { id: postId } = await members.publish((await app.signUp()).token);
  const watcher = await app.pool.connect();
  let isOver = false;
  let mostWaiting = 0;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await watcher.query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where ' +
          "datname = current_database() and wait_event_type = 'Lock'",
      );
      mostWaiting = Math.max(mostWaiting, rows[0]?.count ?? 0);
      await sleep(5);
    }
  })();
  for (const liked of [true, false]) {
    const answers = await Promise.all(
      fans.map(({ token }) => app.call(toggleLike, { body: { postId, liked } }, { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const counts = answers.map(({ body }) => body.likesCount).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: FANS }, (_, n) => (liked ? n + 1 : n)));
  }
  isOver = true;
  await watching;
  watcher.release();
  expect(mostWaiting).toBeLessThanOrEqual(2);
  expect(await findWrongCounts(app)).toEqual([]);
});

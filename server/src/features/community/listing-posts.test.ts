import { listPosts } from '@vida/contract/community/community-endpoints.ts';
import { POST_SORTS, type PostSort } from '@vida/contract/community/community-kinds.ts';
import { moderatePost } from '@vida/contract/community/moderation-endpoints.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forums } from './forums.ts';
import { type Members, startCommunity, typeOne, typeTwo } from './testing/community-fixture.ts';

const START = Date.parse('2026-11-21T12:00:00.000Z');

const { app, members } = await startCommunity();
const { token } = await app.signUp();
const { token: other } = await app.signUp();
let minutes = 0;

const publishNext = (change: Parameters<Members['publish']>[1] = {}) => {
  minutes += 1;
  app.setNow(new Date(START + minutes * MINUTE_MS));
  return members.publish(token, change);
};

/** Page after page. `between` happens after the first. */
const walk = async (sort: PostSort, forumId: string, between = async () => {}, q = '') => {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { sort, forumId, q, limit: 1 + Number(q === ''), ...(cursor !== undefined && { cursor }) };
    const { status, body, headers } = await app.call(listPosts, { query }, { token });
    expect(status).toBe(200);
    titles.push(...body.map(({ title }) => title));
    if (cursor === undefined) await between();
    cursor = headers['x-next-cursor'] as string | undefined;
  } while (cursor !== undefined);
  return titles;
};

describe('the order', () => {
  let ids: Record<string, string>;

  beforeAll(async () => {
    ids = {};
    for (const title of ['um', 'dois', 'três', 'quatro', 'cinco'])
      ids[title] = (await publishNext({ title, forumId: typeTwo })).id;
    await members.like(other, ids.dois ?? '');
    await members.like(token, ids.dois ?? '');
    await members.like(other, ids.cinco ?? '');
    await members.answer(other, ids.um ?? '');
  });

  it('is the newest first, the most liked, or the most replied to; the newer of equals', async () => {
    const inForum = (sort: PostSort) => members.titles(token, { sort, forumId: typeTwo });
    expect(await inForum('recent')).toEqual(['cinco', 'quatro', 'três', 'dois', 'um']);
    expect(await inForum('popular')).toEqual(['dois', 'cinco', 'quatro', 'três', 'um']);
    expect(await inForum('replies')).toEqual(['um', 'cinco', 'quatro', 'três', 'dois']);
  });

  it.each(POST_SORTS)('%s is the same page by page while others publish', async (sort) => {
    const whole = await members.titles(token, { sort, forumId: typeTwo });
    const paged = await walk(sort, typeTwo, async () => {
      await publishNext({ title: `novo ${sort}`, forumId: typeTwo });
    });
    expect(paged.filter((title) => !title.startsWith('novo'))).toEqual(
      whole.filter((title) => !title.startsWith('novo')),
    );
    expect(new Set(paged).size).toBe(paged.length);
  });

  it('puts pinned posts first, in their forum alone', async () => {
    const admin = await members.signInAdmin();
    const params = { id: ids.um ?? '' };
    await app.call(moderatePost, { params, body: { isPinned: true } }, { token: admin });
    expect((await members.titles(token, { forumId: typeTwo }))[0]).toBe('um');
    expect((await members.titles(token))[0]).not.toBe('um');
    expect((await walk('recent', typeTwo))[0]).toBe('um');
    expect((await walk('recent', typeTwo)).filter((title) => title === 'um')).toHaveLength(1);
  });

  it('refuses a place that is none, and one of another order', async () => {
    const page = await app.call(listPosts, { query: { sort: 'popular', limit: 1 } }, { token });
    const cursor = String(page.headers['x-next-cursor']);
    for (const query of [
      { sort: 'replies' as const, cursor },
      { sort: 'popular' as const, cursor: 'popular_99999999999_x' },
      { cursor: 'recent_1; drop table users' },
    ]) {
      const refused = await app.call(listPosts, { query }, { token });
      expect(refused.status).toBe(400);
      expect(refused.error.details?.[0]?.field).toBe('cursor');
    }
  });

  it('refuses a forum that is none', async () => {
    const query = { forumId: '01930000-0000-7000-8000-000000000000' };
    expect((await app.call(listPosts, { query }, { token })).status).toBe(400);
  });
});

describe('search', () => {
  beforeAll(async () => {
    await publishNext({ title: 'Medições da manhã', content: 'A glicose sobe ao acordar.', tags: [] });
    await publishNext({ title: 'Pressão alta', content: 'Medi depois do café.', tags: ['hipertensão'] });
    await publishNext({ title: 'Insulina na escola', content: 'Quem ajuda a criança?', tags: [] });
  });

  it.each([
    ['medicao', 'Medições da manhã'],
    ['MEDIÇÕES', 'Medições da manhã'],
    ['manha medicoes', 'Medições da manhã'],
    ['glicose ao acordar', 'Medições da manhã'],
    ['pressao', 'Pressão alta'],
    ['hipertensao', 'Pressão alta'],
    ['insul', 'Insulina na escola'],
    ['crianças', 'Insulina na escola'],
  ])('finds by %s', async (q, title) => {
    expect(await members.titles(token, { q, forumId: typeOne })).toEqual([title]);
  });

  it.each(['xilofone', 'insulina xilofone'])('finds nothing by %s', async (q) => {
    expect(await members.titles(token, { q })).toEqual([]);
  });

  it.each(["' & | ! ( ) : * <->", 'a:*b & !c', '"aspas', '\\'])('takes %s as a text', async (q) => {
    expect((await app.call(listPosts, { query: { q } }, { token })).status).toBe(200);
  });

  it('finds a rare word behind hundreds of newer posts, in order', async () => {
    const forumId = forums.at(-1)?.id ?? '';
    for (const title of ['Xilofone um', 'Xilofone dois']) await publishNext({ title, forumId, tags: [] });
    await app.pool.query(
      `insert into community_posts
         (id, forum_id, group_type, title, content, tags, words, links_count, created_at, last_activity_at)
       select gen_random_uuid(), $1, 'general', 'Conversa', 'Oi', '{}', to_tsvector('simple', 'convers'), 0, $2, $2
       from generate_series(1, 600)`,
      [forumId, new Date(START + 3_600_000_000)],
    );
    expect(await members.titles(token, { q: 'xilofone', forumId })).toEqual(['Xilofone dois', 'Xilofone um']);
    expect(await members.titles(token, { q: 'conversa', forumId })).toHaveLength(20);
    expect(await walk('recent', forumId, async () => {}, 'xilofone')).toEqual(['Xilofone dois', 'Xilofone um']);
    await app.pool.query('delete from community_posts where forum_id = $1', [forumId]);
  });

  it.each(['%', '_', '? !', '😀'])('finds nothing by %s, which is no word', async (q) => {
    expect(await members.titles(token, { q })).toEqual([]);
  });

  it('of blanks shows everything', async () => {
    expect(await members.titles(token, { q: '  ' })).toContain('Pressão alta');
  });

  it('looks in the forum that is open, and everywhere without one', async () => {
    expect(await members.titles(token, { q: 'insulina', forumId: typeTwo })).toEqual([]);
    expect(await members.titles(token, { q: 'insulina' })).toEqual(['Insulina na escola']);
  });
});

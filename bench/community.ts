import { compare } from './support/compare.ts';
import { type Query, startDatabases, withConnection } from './support/databases.ts';
import { medianMs } from './support/latency.ts';
import { report } from './support/report.ts';
import { type Person, startVida } from './support/vida.ts';

/**
 * Latency of a forum's pages, in every order and by search (also for a word that nobody wrote), with 10 and 200
 * thousand posts in it ÷ with 100.
 */
const SMALL = 100;
const SIZES = { large: 10_000, huge: 200_000 } as const;
const REQUESTS = 120;
const PAGE = 20;

interface Post {
  readonly id: string;
}

/** Rows of one statement: a longer silence would look like a database that has stalled. */
const AT_ONCE = 4_000;

/** Posts of many people, liked and replied to unevenly; one in fifty is about 'pressão', and few are pinned. */
const addPosts = (query: Query, forumId: string, from: number, to: number) =>
  query(
    `insert into community_posts (id, forum_id, group_type, title, content, tags, words, links_count, is_pinned,
       likes_count, replies_count, created_at, last_activity_at)
     select gen_random_uuid(), $1, 'general', 'Postagem ' || n, repeat('Conversa do dia a dia. ', 10), '{}',
       to_tsvector('simple', 'postag ' || n || ' convers' || case when n % 50 = 0 then ' pressa' else '' end), 0,
       n % 5000 = 1, n * 7919 % 97, n * 31 % 89, now() - n * interval '1 minute', now()
     from generate_series($2::int, $3::int) n`,
    [forumId, from, to],
  );

const fill = async (databaseUrl: string, person: Person, count: number): Promise<string> => {
  const [forum] = await person.call<Post[]>('/api/community/forums');
  const forumId = forum?.id ?? '';
  await withConnection(databaseUrl, async (query) => {
    for (let first = 1; first <= count; first += AT_ONCE)
      await addPosts(query, forumId, first, Math.min(count, first + AT_ONCE - 1));
    await query('vacuum analyze community_posts');
  });
  return forumId;
};

const pages = ['sort=recent', 'sort=popular', 'sort=replies'];

const measurePages = (person: Person, forumId: string) => () =>
  medianMs(REQUESTS, async (turn) => {
    const path = `/api/community/posts?forumId=${forumId}&limit=${PAGE}&${pages[turn % pages.length]}`;
    const found = await person.call<Post[]>(path);
    if (found.length !== PAGE) throw new Error(`${found.length} posts instead of ${PAGE}`);
  });

/** A search, and how many posts it answers. */
const measureSearch = (word: string, count: number) => (person: Person, forumId: string) => () =>
  medianMs(REQUESTS, async () => {
    const path = `/api/community/posts?forumId=${forumId}&limit=2&q=${encodeURIComponent(word)}`;
    const found = await person.call<Post[]>(path);
    if (found.length !== count) throw new Error(`${found.length} posts instead of ${count}`);
  });

const goal = { text: 'at most 1.2', isMet: (ratio: number) => ratio <= 1.2 };

const databases = await startDatabases(['small', ...Object.keys(SIZES)]);
try {
  const start = async (name: string, count: number) => {
    const server = await startVida({ DATABASE_URL: databases.urlOf(name) });
    try {
      const person = await server.signUp('bench');
      return { server, person, forumId: await fill(databases.urlOf(name), person, count) };
    } catch (error) {
      await server.stop();
      throw error;
    }
  };
  const small = await start('small', SMALL);
  try {
    for (const [name, count] of Object.entries(SIZES)) {
      const subject = await start(name, count);
      try {
        for (const [what, measure] of [
          ['pages', measurePages],
          ['search', measureSearch('pressão', 2)],
          ['search-in-vain', measureSearch('xilofone', 0)],
        ] as const)
          await report(
            `community-${what}-${count}`,
            'ms',
            await compare({
              rounds: 7,
              measureSubject: measure(subject.person, subject.forumId),
              measureReference: measure(small.person, small.forumId),
            }),
            goal,
          );
      } finally {
        await subject.server.stop();
      }
    }
  } finally {
    await small.server.stop();
  }
} finally {
  await databases.stop();
}

import type { PostSort } from '@vida/contract/community/community-kinds.ts';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../../http/errors.ts';
import { communityMessages } from './community-messages.ts';
import { communityPosts } from './community-tables.ts';

type Place = Pick<typeof communityPosts.$inferSelect, 'id' | 'isPinned' | 'createdAt' | 'likesCount' | 'repliesCount'>;

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
/** Milliseconds of the years 1973 to 2286: PostgreSQL does not know every year that a Date can hold. */
const MS = '\\d{12,13}';

const toInstant = (ms: string | undefined): SQL => sql`${new Date(Number(ms)).toISOString()}::timestamptz`;
const toCount = (count: string | undefined): SQL => sql`${Number(count)}::int`;

/** An order of posts, the first one highest. Ids decide between equals, so that every place is one of its own. */
export interface PostOrder {
  readonly columns: readonly AnyPgColumn[];
  /** The place of a row, opaque to callers. */
  readonly toCursor: (row: Place) => string;
  /** What lies behind a place; 400 for anything that `toCursor` did not make. */
  readonly isBehind: (cursor: string) => SQL;
}

interface Recipe {
  readonly name: string;
  readonly columns: readonly AnyPgColumn[];
  readonly keys: readonly { readonly pattern: string; readonly toSql: (key: string | undefined) => SQL }[];
  readonly keysOf: (row: Place) => readonly number[];
}

const defineOrder = ({ name, columns, keys, keysOf }: Recipe): PostOrder => {
  const pattern = new RegExp(`^${[name, ...keys.map((key) => `(${key.pattern})`), ID].join('_')}$`);
  const all = [...columns, communityPosts.id];
  return {
    columns: all,
    toCursor: (row) => [name, ...keysOf(row), row.id].join('_'),
    isBehind: (cursor) => {
      const parts = pattern.exec(cursor)?.slice(1);
      if (!parts) throw invalid([{ field: 'cursor', message: communityMessages.unknownCursor }]);
      const place = [...keys.map((key, index) => key.toSql(parts[index])), sql`${parts.at(-1)}::uuid`];
      return sql`(${sql.join(all, sql`, `)}) < (${sql.join(place, sql`, `)})`;
    },
  };
};

const { isPinned, createdAt, likesCount, repliesCount } = communityPosts;
const instantKey = { pattern: MS, toSql: toInstant };
const countKey = { pattern: '\\d{1,9}', toSql: toCount };

const recent = defineOrder({
  name: 'recent',
  columns: [createdAt],
  keys: [instantKey],
  keysOf: (row) => [row.createdAt.getTime()],
});

const pinnedFirst = defineOrder({
  name: 'pinned',
  columns: [isPinned, createdAt],
  keys: [{ pattern: '[01]', toSql: (key) => sql`${key === '1'}::boolean` }, instantKey],
  keysOf: (row) => [Number(row.isPinned), row.createdAt.getTime()],
});

const popular = defineOrder({
  name: 'popular',
  columns: [likesCount],
  keys: [countKey],
  keysOf: (row) => [row.likesCount],
});

const replies = defineOrder({
  name: 'replies',
  columns: [repliesCount],
  keys: [countKey],
  keysOf: (row) => [row.repliesCount],
});

/** Pinned posts come first only inside a forum, and only among the newest. */
export const orderOf = (sort: PostSort, isInForum: boolean): PostOrder => {
  if (sort === 'recent') return isInForum ? pinnedFirst : recent;
  return sort === 'popular' ? popular : replies;
};

/** As Drizzle orders by it. */
export const sortBy = ({ columns }: PostOrder): SQL[] => columns.map((column) => desc(column));

import {
  AUTOMATIC_REASONS,
  GROUP_TYPES,
  HIDDEN_REASONS,
  MODERATION_ACTIONS,
  REPORT_DECISIONS,
  REPORT_REASONS,
} from '@vida/contract/community/community-kinds.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authorIdColumn, idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';
import { tsvector } from '../../db/tsvector-column.ts';

/** Counts the announced changes of the community; features/live tells it to open pages. */
export const communityChanges = pgSequence('community_changes');

/** What posts and replies share. */
const textColumns = {
  id: idColumn().primaryKey(),
  authorId: authorIdColumn(),
  content: text().notNull(),
  /** Links in the whole text, title included. */
  linksCount: integer().notNull(),
  isHidden: boolean().notNull().default(false),
  hiddenReason: text({ enum: HIDDEN_REASONS }),
  hasDoseNote: boolean().notNull().default(false),
  /** Rows of community_likes. */
  likesCount: integer().notNull().default(0),
  createdAt: instant().notNull(),
  editedAt: instant(),
};

/** A list in one order: its keys, for one forum and for all. */
const inOrder = (name: string, forumId: AnyPgColumn, columns: readonly [AnyPgColumn, ...AnyPgColumn[]]) => [
  index(`community_posts_forum_${name}`).on(forumId, ...columns),
  index(`community_posts_${name}`).on(...columns),
];

/** Posts outlive their author's account, without author. Counts are kept in the transaction of what they count. */
export const communityPosts = pgTable(
  'community_posts',
  {
    ...textColumns,
    forumId: uuid().notNull(),
    groupType: text({ enum: GROUP_TYPES }).notNull(),
    title: text().notNull(),
    tags: text().array().notNull(),
    words: tsvector().notNull(),
    isPinned: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    lastActivityAt: instant().notNull(),
    /** Replies that are not hidden. */
    repliesCount: integer().notNull().default(0),
    /** People who opened it; those who left later stay counted. */
    viewsCount: integer().notNull().default(0),
  },
  (table) => [
    index('community_posts_forum_pinned').on(table.forumId, table.isPinned, table.createdAt, table.id),
    index('community_posts_recent').on(table.createdAt, table.id),
    ...inOrder('popular', table.forumId, [table.likesCount, table.id]),
    ...inOrder('replies', table.forumId, [table.repliesCount, table.id]),
    index('community_posts_by_author').on(table.authorId, table.id),
    index('community_posts_by_words').using('gin', table.words),
  ],
);

export const communityReplies = pgTable(
  'community_replies',
  {
    ...textColumns,
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('community_replies_of_post').on(table.postId, table.createdAt, table.id),
    index('community_replies_by_author').on(table.authorId, table.id),
  ],
);

/** Of a post or of a reply, never both. */
export const communityLikes = pgTable(
  'community_likes',
  {
    userId: userIdColumn(),
    id: idColumn(),
    postId: uuid().references(() => communityPosts.id, { onDelete: 'cascade' }),
    replyId: uuid().references(() => communityReplies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('community_likes_post').on(table.postId, table.userId),
    uniqueIndex('community_likes_reply').on(table.replyId, table.userId),
  ],
);

/** Who opened which post. */
export const communityViews = pgTable(
  'community_views',
  {
    userId: userIdColumn(),
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index('community_views_of_post').on(table.postId)],
);

/** Texts that a person does not want to see. Not whose: what else its author wrote would show by going. */
export const communityBlocks = pgTable(
  'community_blocks',
  {
    userId: userIdColumn(),
    id: idColumn(),
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    /** Null where the post itself is meant. */
    replyId: uuid().references(() => communityReplies.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('community_blocks_text').on(table.userId, sql`coalesce(${table.replyId}, ${table.postId})`),
    index('community_blocks_of_post').on(table.postId),
    index('community_blocks_of_reply').on(table.replyId),
  ],
);

/** Texts before the administrator. A report outlives the account that made it, without author and details. */
export const communityReports = pgTable(
  'community_reports',
  {
    id: idColumn().primaryKey(),
    /** Null where Vida noticed it by itself, and where the person left. */
    authorId: authorIdColumn(),
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    /** Null where the post itself is meant. */
    replyId: uuid().references(() => communityReplies.id, { onDelete: 'cascade' }),
    reason: text({ enum: [...REPORT_REASONS, ...AUTOMATIC_REASONS] }).notNull(),
    details: text(),
    isAutomatic: boolean().notNull(),
    decision: text({ enum: REPORT_DECISIONS }),
    decidedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('community_reports_open').on(table.id).where(sql`${table.decision} is null`),
    index('community_reports_of_post').on(table.postId),
    index('community_reports_of_reply').on(table.replyId),
    uniqueIndex('community_reports_once').on(table.authorId, sql`coalesce(${table.replyId}, ${table.postId})`),
    uniqueIndex('community_reports_noticed')
      .on(sql`coalesce(${table.replyId}, ${table.postId})`, table.reason)
      .where(sql`${table.isAutomatic} and ${table.decision} is null`),
  ],
);

/** What the administrator did; a line outlives the text it is about. */
export const communityModeration = pgTable('community_moderation', {
  id: idColumn().primaryKey(),
  action: text({ enum: MODERATION_ACTIONS }).notNull(),
  postId: uuid().notNull(),
  replyId: uuid(),
  createdAt: instant().notNull(),
});

import { and, asc, eq, getTableColumns, type SQL, sql, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import { communityMessages } from './community-messages.ts';
import { communityLikes, communityReplies } from './community-tables.ts';
import { isVisibleTo } from './visible-sql.ts';

export type ReplyRow = typeof communityReplies.$inferSelect;
export type SeenReplyRow = ReplyRow & { readonly isLiked: boolean };
export type NewReplyRow = Omit<typeof communityReplies.$inferInsert, 'id'>;
export type ReplyRowChange = Partial<Omit<NewReplyRow, 'authorId' | 'postId' | 'createdAt'>>;

const columns = getTableColumns(communityReplies);

const cursorPattern = /^(\d{12,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place of a reply among those of its post, opaque to callers. */
export const toReplyCursor = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): string =>
  `${createdAt.getTime()}_${id}`;

/** Replies younger than that place; 400 for anything that `toReplyCursor` did not make. */
const isYounger = (cursor: string): SQL => {
  const [, ms, id] = cursorPattern.exec(cursor) ?? [];
  if (ms === undefined) throw invalid([{ field: 'cursor', message: communityMessages.unknownCursor }]);
  const at = new Date(Number(ms)).toISOString();
  return sql`(${communityReplies.createdAt}, ${communityReplies.id}) > (${at}::timestamptz, ${id}::uuid)`;
};

/** Replies; what a person may see of them is decided by `viewerId`. */
export const createRepliesRepository = (db: Database | Transaction) => {
  const selectFor = (viewerId: string) =>
    db
      .select({ ...columns, isLiked: sql<boolean>`${communityLikes.id} is not null` })
      .from(communityReplies)
      .leftJoin(
        communityLikes,
        and(eq(communityLikes.replyId, communityReplies.id), eq(communityLikes.userId, viewerId)),
      );

  return {
    /** The oldest first. */
    list: (viewerId: string, postId: string, limit: number, cursor: string | undefined): Promise<SeenReplyRow[]> =>
      selectFor(viewerId)
        .where(
          and(
            eq(communityReplies.postId, postId),
            isVisibleTo(viewerId, communityReplies, db),
            cursor === undefined ? undefined : isYounger(cursor),
          ),
        )
        .orderBy(asc(communityReplies.createdAt), asc(communityReplies.id))
        .limit(limit),

    findVisible: async (viewerId: string, id: string): Promise<SeenReplyRow | undefined> => {
      const [row] = await selectFor(viewerId).where(
        and(eq(communityReplies.id, id), isVisibleTo(viewerId, communityReplies, db)),
      );
      return row;
    },

    findPostId: async (id: string): Promise<string | undefined> => {
      const [row] = await db
        .select({ postId: communityReplies.postId })
        .from(communityReplies)
        .where(eq(communityReplies.id, id));
      return row?.postId;
    },

    /** Whoever sees it; until the transaction ends nobody else changes or deletes it. */
    hold: async (id: string): Promise<ReplyRow | undefined> => {
      const [row] = await db.select().from(communityReplies).where(eq(communityReplies.id, id)).for('no key update');
      return row;
    },

    insert: async (row: NewReplyRow): Promise<ReplyRow> => {
      const [inserted] = await db.insert(communityReplies).values(row).returning();
      if (!inserted) throw new Error('insert into community_replies answered no row');
      return inserted;
    },

    update: async (id: string, change: ReplyRowChange): Promise<ReplyRow | undefined> => {
      const [row] = await db.update(communityReplies).set(change).where(eq(communityReplies.id, id)).returning();
      return row;
    },

    remove: async (id: string): Promise<void> => {
      await db.delete(communityReplies).where(eq(communityReplies.id, id));
    },

    countLike: async (id: string, change: 1 | -1): Promise<number | undefined> => {
      const [row] = await db
        .update(communityReplies)
        .set({ likesCount: sql`${communityReplies.likesCount} + ${change}` })
        .where(eq(communityReplies.id, id))
        .returning({ likesCount: communityReplies.likesCount });
      return row?.likesCount;
    },

    sumLinksOf: async (authorId: string): Promise<number> => {
      const [row] = await db
        .select({ links: sum(communityReplies.linksCount) })
        .from(communityReplies)
        .where(eq(communityReplies.authorId, authorId));
      return Number(row?.links ?? 0);
    },
  };
};

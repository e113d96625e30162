import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Transaction } from '../../db/database.ts';
import {
  communityBlocks,
  communityLikes,
  communityPosts,
  communityReplies,
  communityReports,
} from './community-tables.ts';

/** A text: a post, or a reply. */
export type TargetRow =
  | { readonly postId: string; readonly replyId: null }
  | { readonly postId: null; readonly replyId: string };

export interface BlockRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly postId: string;
  readonly replyId: string | null;
  readonly postTitle: string;
}

/** What one person likes, and what they do not want to see. */
export const createMembersRepository = (db: Database | Transaction) => {
  const isOf = (userId: string, { postId, replyId }: TargetRow) =>
    and(
      eq(communityLikes.userId, userId),
      postId === null ? eq(communityLikes.replyId, replyId) : eq(communityLikes.postId, postId),
    );
  const selectBlocks = () =>
    db
      .select({
        id: communityBlocks.id,
        createdAt: communityBlocks.createdAt,
        postId: communityBlocks.postId,
        replyId: communityBlocks.replyId,
        postTitle: communityPosts.title,
      })
      .from(communityBlocks)
      .innerJoin(communityPosts, eq(communityPosts.id, communityBlocks.postId));

  return {
    /** Newest first. */
    listLikes: (userId: string, limit: number, before: string | undefined) =>
      db
        .select({ id: communityLikes.id, postId: communityLikes.postId, replyId: communityLikes.replyId })
        .from(communityLikes)
        .where(and(eq(communityLikes.userId, userId), before === undefined ? undefined : lt(communityLikes.id, before)))
        .orderBy(desc(communityLikes.id))
        .limit(limit),

    likes: async (userId: string, target: TargetRow): Promise<boolean> =>
      (await db.select({ id: communityLikes.id }).from(communityLikes).where(isOf(userId, target))).length > 0,

    like: async (userId: string, target: TargetRow): Promise<void> => {
      await db.insert(communityLikes).values({ userId, ...target });
    },

    unlike: async (userId: string, target: TargetRow): Promise<void> => {
      await db.delete(communityLikes).where(isOf(userId, target));
    },

    listBlocks: (userId: string, limit: number): Promise<BlockRow[]> =>
      selectBlocks().where(eq(communityBlocks.userId, userId)).orderBy(desc(communityBlocks.id)).limit(limit),

    block: async (
      userId: string,
      row: { readonly postId: string; readonly replyId: string | null; readonly createdAt: Date },
    ): Promise<string> => {
      const id = v7();
      await db.insert(communityBlocks).values({ userId, id, ...row });
      return id;
    },

    unblock: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(communityBlocks)
        .where(and(eq(communityBlocks.userId, userId), eq(communityBlocks.id, id)))
        .returning({ id: communityBlocks.id });
      return removed.length > 0;
    },
  };
};

const likedColumns = [
  [communityPosts, communityLikes.postId],
  [communityReplies, communityLikes.replyId],
] as const;

/**
 * What stays of a person who deletes the account: posts, replies and reports lose their author, and likes are counted
 * no more, as they go with the account. All texts that this touches are held first, in the order of their ids, posts
 * before replies, so that two people who leave wait for each other and never crosswise.
 */
export const anonymizeAuthor = async (userId: string, tx: Transaction): Promise<void> => {
  for (const [table, liked] of likedColumns) {
    const likedIds = sql`select ${liked} from ${communityLikes}
      where ${communityLikes.userId} = ${userId} and ${liked} is not null`;
    await tx.execute(
      sql`select 1 from ${table} where ${table.authorId} = ${userId} or ${table.id} in (${likedIds})
        order by ${table.id} for no key update`,
    );
    await tx.execute(sql`update ${table} set likes_count = ${table.likesCount} - 1 where ${table.id} in (${likedIds})`);
    await tx.execute(sql`update ${table} set author_id = null where ${table.authorId} = ${userId}`);
  }
  await tx.execute(
    sql`update ${communityReports} set author_id = null, details = null
      where ${communityReports.authorId} = ${userId}`,
  );
};

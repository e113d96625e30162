import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { communityLikes, communityPosts, communityReplies, communityReports } from './community-tables.ts';

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

import { and, eq, getTableColumns, type SQL, sql, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { communityLikes, communityPosts, communityViews } from './community-tables.ts';
import { type PostOrder, sortBy } from './post-order.ts';
import { isVisibleTo } from './visible-to.ts';

const { words: _words, ...columns } = getTableColumns(communityPosts);

export type PostRow = Omit<typeof communityPosts.$inferSelect, 'words'>;
/** A post with what the viewer has to do with it. */
export type SeenPostRow = PostRow & { readonly isLiked: boolean };
export type NewPostRow = Omit<typeof communityPosts.$inferInsert, 'id' | 'words'>;
export type PostRowChange = Partial<Omit<NewPostRow, 'authorId' | 'forumId' | 'createdAt'>>;

export interface PostFilter {
  readonly forumId?: string | undefined;
  /** A tsquery. */
  readonly query: string | null;
  readonly cursor?: string | undefined;
}

/** `words` as `searchWordsOf` makes them. */
const toVector = (words: string): SQL<string> => sql`to_tsvector('simple', ${words})`;

/** Posts; what a person may see of them is decided by `viewerId`. */
export const createPostsRepository = (db: Database | Transaction) => {
  const selectFor = (viewerId: string) =>
    db
      .select({ ...columns, isLiked: sql<boolean>`${communityLikes.id} is not null` })
      .from(communityPosts)
      .leftJoin(
        communityLikes,
        and(eq(communityLikes.postId, communityPosts.id), eq(communityLikes.userId, viewerId)),
      );

  return {
    list: (
      viewerId: string,
      { forumId, query, cursor }: PostFilter,
      order: PostOrder,
      limit: number,
    ): Promise<SeenPostRow[]> =>
      selectFor(viewerId)
        .where(
          and(
            forumId === undefined ? undefined : eq(communityPosts.forumId, forumId),
            query === null ? undefined : sql`${communityPosts.words} @@ to_tsquery('simple', ${query})`,
            isVisibleTo(viewerId, communityPosts, db),
            cursor === undefined ? undefined : order.isBehind(cursor),
          ),
        )
        .orderBy(...sortBy(order))
        .limit(limit),

    findVisible: async (viewerId: string, id: string): Promise<SeenPostRow | undefined> => {
      const [row] = await selectFor(viewerId).where(
        and(eq(communityPosts.id, id), isVisibleTo(viewerId, communityPosts, db)),
      );
      return row;
    },

    /** The post, whoever sees it; until the transaction ends nobody else changes or deletes it. */
    hold: async (id: string): Promise<PostRow | undefined> => {
      const [row] = await db
        .select(columns)
        .from(communityPosts)
        .where(eq(communityPosts.id, id))
        .for('no key update');
      return row;
    },

    insert: async (row: NewPostRow, words: string): Promise<PostRow> => {
      const [inserted] = await db
        .insert(communityPosts)
        .values({ ...row, words: toVector(words) })
        .returning(columns);
      if (!inserted) throw new Error('insert into community_posts answered no row');
      return inserted;
    },

    update: async (id: string, change: PostRowChange, words?: string): Promise<PostRow | undefined> => {
      const [row] = await db
        .update(communityPosts)
        .set({ ...change, ...(words !== undefined && { words: toVector(words) }) })
        .where(eq(communityPosts.id, id))
        .returning(columns);
      return row;
    },

    remove: async (id: string): Promise<void> => {
      await db.delete(communityPosts).where(eq(communityPosts.id, id));
    },

    /** One reply more or less is to be seen; a new one moves the last activity. */
    countReply: async (id: string, change: 1 | -1, at?: Date): Promise<void> => {
      await db
        .update(communityPosts)
        .set({
          repliesCount: sql`${communityPosts.repliesCount} + ${change}`,
          ...(at && { lastActivityAt: at }),
        })
        .where(eq(communityPosts.id, id));
    },

    countLike: async (id: string, change: 1 | -1): Promise<number> => {
      const [row] = await db
        .update(communityPosts)
        .set({ likesCount: sql`${communityPosts.likesCount} + ${change}` })
        .where(eq(communityPosts.id, id))
        .returning({ likesCount: communityPosts.likesCount });
      return row?.likesCount ?? 0;
    },

    /** Until the transaction ends the account is not deleted; false once it is. */
    holdReader: async (userId: string): Promise<boolean> => {
      const { rowCount } = await db.execute(sql`select 1 from users where id = ${userId} for key share`);
      return rowCount === 1;
    },

    hasViewed: async (userId: string, postId: string): Promise<boolean> => {
      const rows = await db
        .select({ postId: communityViews.postId })
        .from(communityViews)
        .where(and(eq(communityViews.userId, userId), eq(communityViews.postId, postId)));
      return rows.length > 0;
    },

    /** Counts the person's first view; the post is held already. */
    countView: async (userId: string, postId: string): Promise<number | undefined> => {
      const added = await db
        .insert(communityViews)
        .values({ userId, postId })
        .onConflictDoNothing()
        .returning({ postId: communityViews.postId });
      if (added.length === 0) return undefined;
      const [row] = await db
        .update(communityPosts)
        .set({ viewsCount: sql`${communityPosts.viewsCount} + 1` })
        .where(eq(communityPosts.id, postId))
        .returning({ viewsCount: communityPosts.viewsCount });
      return row?.viewsCount;
    },

    sumLinksOf: async (authorId: string): Promise<number> => {
      const [row] = await db
        .select({ links: sum(communityPosts.linksCount) })
        .from(communityPosts)
        .where(eq(communityPosts.authorId, authorId));
      return Number(row?.links ?? 0);
    },
  };
};

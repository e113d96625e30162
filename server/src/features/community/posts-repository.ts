import { and, eq, getTableColumns, type SQL, sql, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { communityLikes, communityPosts, communityViews } from './community-tables.ts';
import { type PostOrder, sortBy } from './post-order-sql.ts';
import { isVisibleTo } from './visible-sql.ts';

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

/** Posts that are looked through in their order before the index of words is asked. */
const NEAR_POSTS = 500;
/** Posts with rare words that are put in order; a word in more of them is in every page of near ones. */
const MOST_FOUND = 20_000;

const hasWords = (query: string): SQL => sql`${communityPosts.words} @@ to_tsquery('simple', ${query})`;

/** Posts; what a person may see of them is decided by `viewerId`. */
export const createPostsRepository = (db: Database | Transaction) => {
  const selectPosts = () => db.select(getTableColumns(communityPosts)).from(communityPosts);
  /** A part of the posts under the name of them all, so that the table's columns mean it. */
  const under = (part: { as: ReturnType<typeof selectPosts>['as'] }) => part.as('community_posts');

  const selectFor = (viewerId: string, posts: typeof communityPosts | ReturnType<typeof under>) =>
    db
      .select({ ...columns, isLiked: sql<boolean>`${communityLikes.id} is not null` })
      .from(posts)
      .leftJoin(communityLikes, and(eq(communityLikes.postId, communityPosts.id), eq(communityLikes.userId, viewerId)));

  return {
    /**
     * Bounded whatever is searched for. Common words are met among the first posts of the order; rare ones are asked of
     * their index. PostgreSQL takes every word that begins like this for a common one, and would walk through all
     * posts for one that nobody wrote.
     */
    list: async (
      viewerId: string,
      { forumId, query, cursor }: PostFilter,
      order: PostOrder,
      limit: number,
    ): Promise<SeenPostRow[]> => {
      const inSight = and(
        forumId === undefined ? undefined : eq(communityPosts.forumId, forumId),
        isVisibleTo(viewerId, communityPosts, db),
        cursor === undefined ? undefined : order.isBehind(cursor),
      );
      const inOrder = sortBy(order);
      if (query === null)
        return selectFor(viewerId, communityPosts)
          .where(inSight)
          .orderBy(...inOrder)
          .limit(limit);
      const near = selectPosts()
        .where(inSight)
        .orderBy(...inOrder)
        .limit(NEAR_POSTS);
      const found = await selectFor(viewerId, under(near))
        .where(hasWords(query))
        .orderBy(...inOrder)
        .limit(limit);
      if (found.length === limit) return found;
      const rare = selectPosts()
        .where(and(inSight, hasWords(query)))
        .limit(MOST_FOUND);
      return selectFor(viewerId, under(rare))
        .orderBy(...inOrder)
        .limit(limit);
    },

    findVisible: async (viewerId: string, id: string): Promise<SeenPostRow | undefined> => {
      const [row] = await selectFor(viewerId, communityPosts).where(
        and(eq(communityPosts.id, id), isVisibleTo(viewerId, communityPosts, db)),
      );
      return row;
    },

    /** The post, whoever sees it; until the transaction ends nobody else changes or deletes it. */
    hold: async (id: string): Promise<PostRow | undefined> => {
      const [row] = await db.select(columns).from(communityPosts).where(eq(communityPosts.id, id)).for('no key update');
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

    countLike: async (id: string, change: 1 | -1): Promise<number | undefined> => {
      const [row] = await db
        .update(communityPosts)
        .set({ likesCount: sql`${communityPosts.likesCount} + ${change}` })
        .where(eq(communityPosts.id, id))
        .returning({ likesCount: communityPosts.likesCount });
      return row?.likesCount;
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

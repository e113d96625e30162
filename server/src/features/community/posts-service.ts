import type { User } from '@vida/contract/auth/user.ts';
import { tidyTags, wholeTextOf } from '@vida/contract/community/community-rules.ts';
import type { NewPost, Post, PostChange, PostsQuery, SavedPost } from '@vida/contract/community/community-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { NoTurnError } from '../../turns/fair-turns.ts';
import type { CommunityDeps, Write } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { isForum } from './forums.ts';
import { toPost } from './member-texts.ts';
import { orderOf } from './post-order-sql.ts';
import { createPostsRepository, type PostRow } from './posts-repository.ts';
import { createTextReading } from './reading-texts.ts';
import { searchWordsOf, toSearchQuery } from './search-words.ts';

const refuseUnknownForum = (forumId: string): void => {
  if (!isForum(forumId)) throw invalid([{ field: 'forumId', message: messages.unknownForum }]);
};

/** Posts: read by everybody, written by their author. */
export const createPostsService = (deps: CommunityDeps) => {
  const { db, clock, turnsOf, announce } = deps;
  const reading = createTextReading(deps);

  /** What is stored of a text, whether it is new or another text of a post. */
  const toColumns = async (authorId: string, tx: Transaction, input: PostChange, former: PostRow | null) => {
    const { groupType, title, content } = input;
    const tags = tidyTags(input.tags);
    const { isHeld, columns } = await reading.readLinks(authorId, tx, wholeTextOf(input), former);
    return {
      isHeld,
      columns: { ...columns, groupType, title, content, tags },
      words: searchWordsOf(title, content, ...tags),
    };
  };

  const holdOwn = async (userId: string, tx: Transaction, id: string): Promise<PostRow> => {
    const row = await createPostsRepository(tx).hold(id);
    if (row?.authorId !== userId) throw notFound(messages.postNotFound);
    return row;
  };

  /**
   * Counts the first view of a person. The account is held first, as every write does, then the post. Where too many
   * open it at once it is counted another time: reading waits for nothing.
   */
  const countView = async (userId: string, postId: string): Promise<number | undefined> => {
    const count = () =>
      db.transaction(async (tx) => {
        const posts = createPostsRepository(tx);
        const isThere = (await posts.holdReader(userId)) && (await posts.hold(postId)) !== undefined;
        return isThere ? posts.countView(userId, postId) : undefined;
      });
    return turnsOf(postId)(count).catch((error: unknown) => {
      if (error instanceof NoTurnError) return undefined;
      throw error;
    });
  };

  return {
    list: async (viewer: User, { forumId, q, sort, limit, cursor }: PostsQuery) => {
      if (forumId !== undefined) refuseUnknownForum(forumId);
      const order = orderOf(sort, forumId !== undefined);
      const query = toSearchQuery(q ?? '');
      // Signs alone ('%', '?') are in no post: everything would be a wrong answer to them.
      if (q && query === null) return { items: [], nextCursor: null };
      const filter = { forumId, query, cursor };
      const rows = await createPostsRepository(db).list(viewer.id, filter, order, limit + 1);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map((row) => toPost(row, viewer)),
        nextCursor: last ? order.toCursor(last) : null,
      };
    },

    /** Counts one view for each person. */
    open: async (viewer: User, id: string): Promise<Post> => {
      const posts = createPostsRepository(db);
      const row = await posts.findVisible(viewer.id, id);
      if (!row) throw notFound(messages.postNotFound);
      const viewsCount = (await posts.hasViewed(viewer.id, id)) ? undefined : await countView(viewer.id, id);
      return toPost({ ...row, viewsCount: viewsCount ?? row.viewsCount }, viewer);
    },

    add: async (author: User, input: NewPost, write: Write<SavedPost>): Promise<SavedPost> => {
      refuseUnknownForum(input.forumId);
      const { help, hasDoseNote } = await reading.inspect(wholeTextOf(input));
      const saved = await write(async (tx) => {
        const { isHeld, columns, words } = await toColumns(author.id, tx, input, null);
        const now = clock();
        const row = await createPostsRepository(tx).insert(
          {
            ...columns,
            hasDoseNote,
            authorId: author.id,
            forumId: input.forumId,
            createdAt: now,
            lastActivityAt: now,
          },
          words,
        );
        await reading.notice(tx, { postId: row.id, replyId: null }, { isHeld, hasDoseNote });
        return { ...toPost({ ...row, isLiked: false }, author), help };
      });
      announce();
      return saved;
    },

    change: async (
      author: User,
      id: string,
      input: PostChange,
      write: Write<SavedPost>,
      expectSeen: (current: Post) => void,
    ): Promise<SavedPost> => {
      const { help, hasDoseNote } = await reading.inspect(wholeTextOf(input));
      const saved = await write(async (tx) => {
        const former = await holdOwn(author.id, tx, id);
        const posts = createPostsRepository(tx);
        const current = await posts.findVisible(author.id, id);
        if (!current) throw notFound(messages.postNotFound);
        expectSeen(toPost(current, author));
        const { isHeld, columns, words } = await toColumns(author.id, tx, input, former);
        await posts.update(id, { ...columns, hasDoseNote, editedAt: clock() }, words);
        await reading.notice(tx, { postId: id, replyId: null }, { isHeld, hasDoseNote });
        const row = await posts.findVisible(author.id, id);
        if (!row) throw notFound(messages.postNotFound);
        return { ...toPost(row, author), help };
      });
      announce();
      return saved;
    },

    remove: async (userId: string, id: string, write: Write<{ id: string }>): Promise<{ id: string }> => {
      const removed = await write(async (tx) => {
        await holdOwn(userId, tx, id);
        await createPostsRepository(tx).remove(id);
        return { id };
      });
      announce();
      return removed;
    },
  };
};

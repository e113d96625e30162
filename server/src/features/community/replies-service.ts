import type { User } from '@vida/contract/auth/user.ts';
import type { NewReply, Reply, SavedReply } from '@vida/contract/community/community-schemas.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import type { Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { CommunityDeps, Write } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { toReply } from './member-texts.ts';
import { createPostsRepository, type SeenPostRow } from './posts-repository.ts';
import { createTextReading } from './reading-texts.ts';
import { createRepliesRepository, type ReplyRow, toReplyCursor } from './replies-repository.ts';

/** A lively thread rings once in so long. */
const REPLIES_QUIET_MS = 10 * MINUTE_MS;

/** Replies: read by whoever sees the post, written by their author. */
export const createRepliesService = (deps: CommunityDeps) => {
  const { db, clock, turnsOf, notifyUser, announce } = deps;
  const reading = createTextReading(deps);

  /** A post that takes replies, held until the transaction ends: 404, or 409 where it is closed. */
  const holdOpenPost = async (userId: string, tx: Transaction, postId: string): Promise<SeenPostRow> => {
    const posts = createPostsRepository(tx);
    await posts.hold(postId);
    const post = await posts.findVisible(userId, postId);
    if (!post) throw notFound(messages.postNotFound);
    if (post.isLocked) throw conflict('post_locked', messages.locked);
    if (post.isHidden) throw conflict('post_hidden', messages.hidden);
    return post;
  };

  /** The reply with its post, both held, the post first: 404 for another person's. */
  const holdOwn = async (userId: string, tx: Transaction, id: string): Promise<ReplyRow> => {
    const replies = createRepliesRepository(tx);
    const postId = await replies.findPostId(id);
    if (postId !== undefined) await createPostsRepository(tx).hold(postId);
    const row = await replies.hold(id);
    if (row?.authorId !== userId) throw notFound(messages.replyNotFound);
    return row;
  };

  const notifyAuthor = async (replierId: string, { id, title, authorId }: SeenPostRow): Promise<void> => {
    if (authorId === null || authorId === replierId) return;
    await notifyUser(authorId, { kind: 'post_reply', postId: id, postTitle: title }, REPLIES_QUIET_MS);
  };

  return {
    /** The oldest first. */
    list: async (
      viewer: User,
      postId: string,
      { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
    ) => {
      if (!(await createPostsRepository(db).findVisible(viewer.id, postId))) throw notFound(messages.postNotFound);
      const rows = await createRepliesRepository(db).list(viewer.id, postId, limit + 1, cursor);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map((row) => toReply(row, viewer)),
        nextCursor: last ? toReplyCursor(last) : null,
      };
    },

    add: async (author: User, postId: string, { content }: NewReply, write: Write<SavedReply>): Promise<SavedReply> => {
      const { help, hasDoseNote } = await reading.inspect(content);
      let repliedTo: SeenPostRow | undefined;
      const saved = await write(async (tx) => {
        const post = await holdOpenPost(author.id, tx, postId);
        const { isHeld, columns } = await reading.readLinks(author.id, tx, content, null);
        const createdAt = clock();
        const row = await createRepliesRepository(tx).insert({
          ...columns,
          authorId: author.id,
          postId,
          content,
          hasDoseNote,
          createdAt,
        });
        if (!isHeld) {
          await createPostsRepository(tx).countReply(postId, 1, createdAt);
          repliedTo = post;
        }
        await reading.notice(tx, { postId, replyId: row.id }, { isHeld, hasDoseNote });
        return { ...toReply({ ...row, isLiked: false }, author), help };
      }, turnsOf(postId));
      announce();
      if (repliedTo) await notifyAuthor(author.id, repliedTo);
      return saved;
    },

    change: async (
      author: User,
      id: string,
      { content }: NewReply,
      write: Write<SavedReply>,
      expectSeen: (current: Reply) => void,
    ): Promise<SavedReply> => {
      const { help, hasDoseNote } = await reading.inspect(content);
      const saved = await write(async (tx) => {
        const former = await holdOwn(author.id, tx, id);
        const replies = createRepliesRepository(tx);
        const current = await replies.findVisible(author.id, id);
        if (!current) throw notFound(messages.replyNotFound);
        expectSeen(toReply(current, author));
        const { isHeld, hides, columns } = await reading.readLinks(author.id, tx, content, former);
        await replies.update(id, { ...columns, content, hasDoseNote, editedAt: clock() });
        if (hides) await createPostsRepository(tx).countReply(former.postId, -1);
        await reading.notice(tx, { postId: former.postId, replyId: id }, { isHeld, hasDoseNote });
        const row = await replies.findVisible(author.id, id);
        if (!row) throw notFound(messages.replyNotFound);
        return { ...toReply(row, author), help };
      });
      announce();
      return saved;
    },

    remove: async (userId: string, id: string, write: Write<{ id: string }>): Promise<{ id: string }> => {
      const removed = await write(async (tx) => {
        const row = await holdOwn(userId, tx, id);
        await createRepliesRepository(tx).remove(id);
        if (!row.isHidden) await createPostsRepository(tx).countReply(row.postId, -1);
        return { id };
      });
      announce();
      return removed;
    },
  };
};

import type { User } from '@vida/contract/auth/user.ts';
import type { NewReply, SavedReply } from '@vida/contract/community/community-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { CommunityDeps, Write } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { readLinks } from './holding-links.ts';
import { checkWriting, toReply } from './member-texts.ts';
import { createMembersRepository } from './members-repository.ts';
import { createModerationRepository, type TextPlace } from './moderation-repository.ts';
import { createPostsRepository, type SeenPostRow } from './posts-repository.ts';
import { createRepliesRepository, type ReplyRow } from './replies-repository.ts';
import { toReplyCursor } from './reply-cursor.ts';

/** A lively thread rings once in so long. */
const REPLIES_QUIET_MS = 10 * 60_000;

/** Replies: read by whoever sees the post, written by their author. */
export const createRepliesService = (deps: CommunityDeps) => {
  const { db, clock, log, readers, ring, announce } = deps;

  const inspect = (reply: NewReply) => {
    const check = checkWriting(reply, readers);
    if (check.help) log.info({ label: check.help.label }, 'emergency in a community reply');
    return check;
  };

  const notice = async (
    tx: Transaction,
    place: TextPlace,
    marks: { isHeld: boolean; hasDoseNote: boolean },
  ) => {
    const moderation = createModerationRepository(tx);
    const createdAt = clock();
    if (marks.isHeld) await moderation.notice({ ...place, createdAt, reason: 'many_links' });
    if (marks.hasDoseNote) await moderation.notice({ ...place, createdAt, reason: 'dose_change' });
  };

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

  const ringAuthor = async (replierId: string, { id, title, authorId }: SeenPostRow): Promise<void> => {
    if (authorId === null || authorId === replierId) return;
    if (await createMembersRepository(db).findBlock(authorId, replierId)) return;
    await ring(authorId, { kind: 'post_reply', postId: id, postTitle: title }, REPLIES_QUIET_MS);
  };

  return {
    /** The oldest first. */
    list: async (
      viewer: User,
      postId: string,
      { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
    ) => {
      if (!(await createPostsRepository(db).findVisible(viewer.id, postId)))
        throw notFound(messages.postNotFound);
      const rows = await createRepliesRepository(db).list(viewer.id, postId, limit + 1, cursor);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map((row) => toReply(row, viewer)),
        nextCursor: last ? toReplyCursor(last) : null,
      };
    },

    add: async (
      author: User,
      postId: string,
      input: NewReply,
      write: Write<SavedReply>,
    ): Promise<SavedReply> => {
      const { help, hasDoseNote } = inspect(input);
      let repliedTo: SeenPostRow | undefined;
      const saved = await write(async (tx) => {
        const post = await holdOpenPost(author.id, tx, postId);
        const { content } = input;
        const links = await readLinks(author.id, tx, { text: content, formerLinks: 0 }, deps);
        const { linksCount, isHeld } = links;
        const createdAt = clock();
        const row = await createRepliesRepository(tx).insert({
          authorId: author.id,
          postId,
          content,
          linksCount,
          hasDoseNote,
          createdAt,
          ...(isHeld && { isHidden: true, hiddenReason: 'many_links' }),
        });
        if (!isHeld) {
          await createPostsRepository(tx).countReply(postId, 1, createdAt);
          repliedTo = post;
        }
        await notice(tx, { postId, replyId: row.id }, { isHeld, hasDoseNote });
        return { ...toReply({ ...row, isLiked: false }, author), help };
      });
      announce();
      if (repliedTo) await ringAuthor(author.id, repliedTo);
      return saved;
    },

    change: async (
      author: User,
      id: string,
      input: NewReply,
      write: Write<SavedReply>,
    ): Promise<SavedReply> => {
      const { help, hasDoseNote } = inspect(input);
      const saved = await write(async (tx) => {
        const former = await holdOwn(author.id, tx, id);
        const { content } = input;
        const formerLinks = former.linksCount;
        const { linksCount, isHeld } = await readLinks(author.id, tx, { text: content, formerLinks }, deps);
        const hides = isHeld && !former.isHidden;
        const replies = createRepliesRepository(tx);
        await replies.update(id, {
          content,
          linksCount,
          hasDoseNote,
          editedAt: clock(),
          ...(hides && { isHidden: true, hiddenReason: 'many_links' }),
        });
        if (hides) await createPostsRepository(tx).countReply(former.postId, -1);
        await notice(tx, { postId: former.postId, replyId: id }, { isHeld, hasDoseNote });
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

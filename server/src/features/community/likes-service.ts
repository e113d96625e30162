import type { Like, LikeState, LikeToggle } from '@vida/contract/community/community-schemas.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import type { Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { CommunityDeps, CommunityNews, Write } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { type FoundTarget, findTarget } from './find-target.ts';
import { createMembersRepository } from './members-repository.ts';
import { createPostsRepository } from './posts-repository.ts';
import { createRepliesRepository } from './replies-repository.ts';

/** The likes of one text notifyUser once a day. */
const LIKES_QUIET_MS = DAY_MS;

const newsOf = ({ replyId, postId, postTitle }: FoundTarget): CommunityNews => ({
  kind: replyId === null ? 'post_like' : 'reply_like',
  postId,
  postTitle,
});

/** Likes of posts and replies; their counts stand in the texts themselves. */
export const createLikesService = ({ db, turnsOf, notifyUser, announce }: CommunityDeps) => {
  const countsOf = (tx: Transaction, { replyId }: FoundTarget) =>
    replyId === null ? createPostsRepository(tx) : createRepliesRepository(tx);

  const notifyAuthor = async (userId: string, target: FoundTarget): Promise<void> => {
    const { authorId } = target;
    if (authorId === null || authorId === userId) return;
    await notifyUser(authorId, newsOf(target), LIKES_QUIET_MS);
  };

  return {
    /** The newest first. */
    list: async (
      userId: string,
      { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
    ): Promise<{ items: Like[]; nextCursor: string | null }> => {
      const rows = await createMembersRepository(db).listLikes(userId, limit + 1, cursor);
      const shown = rows.slice(0, limit);
      return {
        items: shown.map(({ postId, replyId }) => ({ postId, replyId })),
        nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    /** Turns the like round, or makes it as `liked` says. Counting comes first: it holds the text. */
    toggle: async (
      userId: string,
      { liked: wanted, ...ids }: LikeToggle,
      write: Write<LikeState>,
    ): Promise<LikeState> => {
      let likedNow: FoundTarget | undefined;
      const state = await write(
        async (tx) => {
          const found = await findTarget(userId, tx, ids);
          const members = createMembersRepository(tx);
          const was = await members.likes(userId, found.target);
          const liked = wanted ?? !was;
          if (liked === was) return { liked, likesCount: found.likesCount };
          const likesCount = await countsOf(tx, found).countLike(found.replyId ?? found.postId, liked ? 1 : -1);
          if (likesCount === undefined)
            throw notFound(found.replyId === null ? messages.postNotFound : messages.replyNotFound);
          if (liked) await members.like(userId, found.target);
          else await members.unlike(userId, found.target);
          if (liked) likedNow = found;
          return { liked, likesCount };
        },
        turnsOf(ids.replyId ?? ids.postId ?? ''),
      );
      announce();
      if (likedNow) await notifyAuthor(userId, likedNow);
      return state;
    },
  };
};

import type { Target } from '@vida/contract/community/community-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { communityMessages as messages } from './community-messages.ts';
import type { TargetRow } from './members-repository.ts';
import { createPostsRepository } from './posts-repository.ts';
import { createRepliesRepository } from './replies-repository.ts';

/** A text that somebody acts on: whose it is and where it stands. */
export interface FoundTarget {
  readonly target: TargetRow;
  readonly authorId: string | null;
  readonly postId: string;
  readonly postTitle: string;
  /** Null where the post itself is meant. */
  readonly replyId: string | null;
  readonly likesCount: number;
}

/** The text that the ids name, as `viewerId` may see it; a reply only under a post that they see. 404 otherwise. */
export const findTarget = async (viewerId: string, db: Database | Transaction, ids: Target): Promise<FoundTarget> => {
  const { replyId } = ids;
  const posts = createPostsRepository(db);
  if (typeof replyId !== 'string') {
    const post = await posts.findVisible(viewerId, ids.postId ?? '');
    if (!post) throw notFound(messages.postNotFound);
    const target = { postId: post.id, replyId: null };
    const { authorId, likesCount } = post;
    return { target, authorId, postId: post.id, postTitle: post.title, replyId: null, likesCount };
  }
  const reply = await createRepliesRepository(db).findVisible(viewerId, replyId);
  const post = reply && (await posts.findVisible(viewerId, reply.postId));
  if (!reply || !post) throw notFound(messages.replyNotFound);
  const target = { postId: null, replyId };
  const { authorId, likesCount } = reply;
  return { target, authorId, postId: post.id, postTitle: post.title, replyId, likesCount };
};

import type { User } from '@vida/contract/auth/user.ts';
import type { Post, Reply } from '@vida/contract/community/community-schemas.ts';
import type { SeenPostRow } from './posts-repository.ts';
import type { SeenReplyRow } from './replies-repository.ts';

type TextRow = SeenPostRow | SeenReplyRow;

const sharedFields = (row: TextRow, viewer: User) => {
  const isMine = row.authorId === viewer.id;
  const { id: userId, username, firstName, lastName } = viewer;
  return {
    id: row.id,
    isMine,
    ...(isMine
      ? { userId, username, firstName, lastName }
      : { userId: null, username: null, firstName: null, lastName: null }),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    likesCount: row.likesCount,
    isLiked: row.isLiked,
    isHidden: row.isHidden,
    hiddenReason: row.hiddenReason,
    hasDoseNote: row.hasDoseNote,
  };
};

/** A post as `viewer` may know it: other people's names stay here. */
export const toPost = (row: SeenPostRow, viewer: User): Post => ({
  ...sharedFields(row, viewer),
  forumId: row.forumId,
  groupType: row.groupType,
  title: row.title,
  tags: row.tags,
  isPinned: row.isPinned,
  isLocked: row.isLocked,
  lastActivityAt: row.lastActivityAt.toISOString(),
  repliesCount: row.repliesCount,
  viewsCount: row.viewsCount,
});

export const toReply = (row: SeenReplyRow, viewer: User): Reply => ({
  ...sharedFields(row, viewer),
  postId: row.postId,
});

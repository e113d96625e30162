import type { User } from '@vida/contract/auth/user.ts';
import { MAX_CONTENT_LENGTH } from '@vida/contract/community/community-kinds.ts';
import type {
  CheckedText,
  CommunityHelp,
  Post,
  Reply,
  TextCheck,
} from '@vida/contract/community/community-schemas.ts';
import type { SeenPostRow } from './posts-repository.ts';
import type { SeenReplyRow } from './replies-repository.ts';

/** How a text is read before it is stored. */
export interface TextReaders {
  /** Help for its author where it speaks of an emergency; never a reason to hold it back. */
  readonly findHelp: (text: string) => CommunityHelp | null;
  /** Whether it tells somebody to take another dose, or to stop. */
  readonly tellsDose: (text: string) => boolean;
}

/** A text as one: the title counts like a first sentence. */
export const wholeText = ({ title, content }: CheckedText): string =>
  title ? `${title}.\n${content}` : content;

export const checkWriting = (text: CheckedText, { findHelp, tellsDose }: TextReaders): TextCheck => {
  const whole = wholeText(text);
  // Of a longer text only the beginning is read.
  const isCut = whole.length > MAX_CONTENT_LENGTH;
  const help = findHelp(whole) ?? (isCut ? findHelp(text.content) : null);
  return { help, hasDoseNote: tellsDose(whole) };
};

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

import { z } from 'zod';
import { helpOfferSchema } from '../chat/chat-schemas.ts';
import { idSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import { requiredTextSchema, textSchema } from '../core/text.ts';
import { instantSchema } from '../core/time-schemas.ts';
import {
  FORUM_COLORS,
  FORUM_ICONS,
  GROUP_TYPES,
  HIDDEN_REASONS,
  MAX_CONTENT_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
  POST_SORTS,
} from './community-kinds.ts';

export const forumSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  color: z.enum(FORUM_COLORS),
  icon: z.enum(FORUM_ICONS),
});
export type Forum = z.infer<typeof forumSchema>;

/** Whose a text is. Filled in on one's own; null elsewhere: to be a member here says something about one's health. */
const authorFields = {
  isMine: z.boolean(),
  userId: idSchema.nullable(),
  username: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
};

/** What every text of the community carries. */
const textFields = {
  ...authorFields,
  content: z.string(),
  createdAt: instantSchema,
  editedAt: instantSchema.nullable(),
  likesCount: z.number().int(),
  /** By the reader. */
  isLiked: z.boolean(),
  /** Only its author sees a hidden text. */
  isHidden: z.boolean(),
  hiddenReason: z.enum(HIDDEN_REASONS).nullable(),
  /** It speaks of changing a dose: the screen puts a neutral note beside it. */
  hasDoseNote: z.boolean(),
};

export const postSchema = z.object({
  id: idSchema,
  forumId: idSchema,
  groupType: z.enum(GROUP_TYPES),
  title: z.string(),
  tags: z.array(z.string()),
  isPinned: z.boolean(),
  /** Takes no more replies. */
  isLocked: z.boolean(),
  /** Of the newest reply; of the post itself before the first. */
  lastActivityAt: instantSchema,
  repliesCount: z.number().int(),
  /** People who opened it. */
  viewsCount: z.number().int(),
  ...textFields,
});
export type Post = z.infer<typeof postSchema>;

export const replySchema = z.object({ id: idSchema, postId: idSchema, ...textFields });
export type Reply = z.infer<typeof replySchema>;

/** A post with what its author alone is told when it is saved. */
export const savedPostSchema = postSchema.extend({ help: helpOfferSchema.nullable() });
export type SavedPost = z.infer<typeof savedPostSchema>;

export const savedReplySchema = replySchema.extend({ help: helpOfferSchema.nullable() });
export type SavedReply = z.infer<typeof savedReplySchema>;

const titleSchema = requiredTextSchema(MAX_TITLE_LENGTH);
const contentSchema = requiredTextSchema(MAX_CONTENT_LENGTH);

export const newPostSchema = z.strictObject({
  forumId: idSchema,
  groupType: z.enum(GROUP_TYPES).default('general'),
  title: titleSchema,
  content: contentSchema,
  tags: z.array(requiredTextSchema(MAX_TAG_LENGTH)).max(MAX_TAGS).default([]),
});
export type NewPost = z.output<typeof newPostSchema>;

/** What its author may change; a post stays in its forum. */
export const postChangeSchema = newPostSchema.omit({ forumId: true });
export type PostChange = z.output<typeof postChangeSchema>;

export const newReplySchema = z.strictObject({ content: contentSchema });
export type NewReply = z.output<typeof newReplySchema>;

export const postsQuerySchema = z.strictObject({
  forumId: idSchema.optional(),
  /** Words, in any order; accents and case do not matter. */
  q: textSchema(MAX_SEARCH_LENGTH).optional(),
  sort: z.enum(POST_SORTS).default('recent'),
  limit: queryInteger(1, 50).default(20),
  cursor: z.string().max(100).optional(),
});
export type PostsQuery = z.output<typeof postsQuerySchema>;

/** One text: a post, or a reply; the other absent or null. */
const targetShape = { postId: idSchema.nullish(), replyId: idSchema.nullish() };
interface TargetIds {
  postId?: string | null | undefined;
  replyId?: string | null | undefined;
}
export const isOneTarget = ({ postId, replyId }: TargetIds): boolean =>
  (typeof postId === 'string') !== (typeof replyId === 'string');
export const ONE_TARGET = { path: ['postId'], params: { reason: 'one_target' } };

export const targetSchema = z.strictObject(targetShape).refine(isOneTarget, ONE_TARGET);
export type Target = z.output<typeof targetSchema>;

export const likeToggleSchema = z
  .strictObject({
    ...targetShape,
    /** How it shall be; without it the like is turned round. */
    liked: z.boolean().optional(),
  })
  .refine(isOneTarget, ONE_TARGET);
export type LikeToggle = z.output<typeof likeToggleSchema>;

export const likeSchema = z.object({ postId: idSchema.nullable(), replyId: idSchema.nullable() });
export type Like = z.infer<typeof likeSchema>;

export const likeStateSchema = z.object({ liked: z.boolean(), likesCount: z.number().int() });
export type LikeState = z.infer<typeof likeStateSchema>;

/** A text that one does not want to see. */
export const blockSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  postId: idSchema,
  /** Null where the post itself is meant. */
  replyId: idSchema.nullable(),
  postTitle: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

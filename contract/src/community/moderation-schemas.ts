import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import { textSchema } from '../core/text.ts';
import { instantSchema } from '../core/time-schemas.ts';
import {
  AUTOMATIC_REASONS,
  HIDDEN_REASONS,
  MAX_REPORT_DETAILS_LENGTH,
  MODERATION_ACTIONS,
  REPORT_DECISIONS,
  REPORT_REASONS,
} from './community-kinds.ts';
import { isOneTarget, ONE_TARGET } from './community-schemas.ts';

export const newReportSchema = z
  .strictObject({
    postId: idSchema.nullish(),
    replyId: idSchema.nullish(),
    reason: z.enum(REPORT_REASONS),
    details: textSchema(MAX_REPORT_DETAILS_LENGTH).nullish(),
  })
  .refine(isOneTarget, ONE_TARGET);
export type NewReport = z.output<typeof newReportSchema>;

/** A text before the administrator, with why it came there. Authors and reporters stay unnamed. */
export const reportSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  reason: z.enum([...REPORT_REASONS, ...AUTOMATIC_REASONS]),
  details: z.string().nullable(),
  /** Vida itself noticed it. */
  isAutomatic: z.boolean(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decidedAt: instantSchema.nullable(),
  postId: idSchema,
  /** Null where the post itself is meant. */
  replyId: idSchema.nullable(),
  postTitle: z.string(),
  /** What the reported text says now. */
  content: z.string(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** Of the reported text, like the next two. */
  isHidden: z.boolean(),
  hiddenReason: z.enum(HIDDEN_REASONS).nullable(),
  hasDoseNote: z.boolean(),
});
export type Report = z.infer<typeof reportSchema>;

export const reportsQuerySchema = z.strictObject({
  state: z.enum(['open', 'decided']).default('open'),
  limit: queryInteger(1, 100).default(50),
  cursor: idSchema.optional(),
});
export type ReportsQuery = z.output<typeof reportsQuerySchema>;

export const reportDecisionSchema = z.strictObject({ decision: z.enum(REPORT_DECISIONS) });

/** What is absent stays. */
export const postModerationSchema = z.strictObject({
  isPinned: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  hasDoseNote: z.boolean().optional(),
});
export type PostModeration = z.output<typeof postModerationSchema>;

export const replyModerationSchema = postModerationSchema.pick({ isHidden: true, hasDoseNote: true });
export type ReplyModeration = z.output<typeof replyModerationSchema>;

/** How a text stands with the administrator. */
export const moderatedPostSchema = z.object({
  id: idSchema,
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  hasDoseNote: z.boolean(),
});
export type ModeratedPost = z.infer<typeof moderatedPostSchema>;

export const moderatedReplySchema = moderatedPostSchema.omit({ isPinned: true, isLocked: true });
export type ModeratedReply = z.infer<typeof moderatedReplySchema>;

/** A line of the log; `postTitle` is null once the post is gone. */
export const moderationEntrySchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  action: z.enum(MODERATION_ACTIONS),
  postId: idSchema,
  replyId: idSchema.nullable(),
  postTitle: z.string().nullable(),
});
export type ModerationEntry = z.infer<typeof moderationEntrySchema>;

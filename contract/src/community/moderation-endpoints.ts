import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import {
  moderatedPostSchema,
  moderatedReplySchema,
  moderationEntrySchema,
  postModerationSchema,
  replyModerationSchema,
  reportDecisionSchema,
  reportSchema,
  reportsQuerySchema,
} from './moderation-schemas.ts';

export const listReports = defineEndpoint({
  name: 'moderation.listReports',
  method: 'GET',
  path: '/api/admin/community/reports',
  summary: 'Reported texts: the open ones, the oldest first, or the decided ones, the newest first.',
  access: 'admin',
  query: reportsQuerySchema,
  reply: z.array(reportSchema),
});

export const decideReport = defineEndpoint({
  name: 'moderation.decide',
  method: 'POST',
  path: '/api/admin/community/reports/:id/decision',
  summary: 'Keep the text (one that was held is shown) or hide it; closes every open report of it.',
  access: 'admin',
  params: idParamsSchema,
  body: reportDecisionSchema,
  reply: reportSchema,
});

export const moderatePost = defineEndpoint({
  name: 'moderation.changePost',
  method: 'PATCH',
  path: '/api/admin/community/posts/:id',
  summary: 'Pin, lock or hide a post, or take its note about doses away; what is absent stays.',
  access: 'admin',
  params: idParamsSchema,
  body: postModerationSchema,
  reply: moderatedPostSchema,
});

export const moderateReply = defineEndpoint({
  name: 'moderation.changeReply',
  method: 'PATCH',
  path: '/api/admin/community/replies/:id',
  summary: 'Hide a reply, or take its note about doses away; what is absent stays.',
  access: 'admin',
  params: idParamsSchema,
  body: replyModerationSchema,
  reply: moderatedReplySchema,
});

export const listModerationLog = defineEndpoint({
  name: 'moderation.listLog',
  method: 'GET',
  path: '/api/admin/community/log',
  summary: 'What was done to which text, the newest first.',
  access: 'admin',
  query: z.strictObject({ limit: queryInteger(1, 100).default(50), cursor: idSchema.optional() }),
  reply: z.array(moderationEntrySchema),
});

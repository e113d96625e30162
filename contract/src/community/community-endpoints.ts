import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import {
  blockSchema,
  forumSchema,
  likeSchema,
  likeStateSchema,
  likeToggleSchema,
  newPostSchema,
  newReplySchema,
  postChangeSchema,
  postSchema,
  postsQuerySchema,
  replySchema,
  savedPostSchema,
  savedReplySchema,
  targetSchema,
} from './community-schemas.ts';
import { newReportSchema } from './moderation-schemas.ts';

/** A post with what a change of it has to send back. */
export const postWithEtagSchema = withEtag(postSchema, postChangeSchema);
export type PostWithEtag = z.output<typeof postWithEtagSchema>;
const savedPostWithEtagSchema = withEtag(savedPostSchema, postChangeSchema);

/** A reply with what a change of it has to send back. */
export const replyWithEtagSchema = withEtag(replySchema, newReplySchema);
export type ReplyWithEtag = z.output<typeof replyWithEtagSchema>;
const savedReplyWithEtagSchema = withEtag(savedReplySchema, newReplySchema);

export const listForums = defineEndpoint({
  name: 'community.listForums',
  method: 'GET',
  path: '/api/community/forums',
  summary: 'The forums, always in this order.',
  access: 'user',
  reply: z.array(forumSchema),
});

export const listPosts = defineEndpoint({
  name: 'community.listPosts',
  method: 'GET',
  path: '/api/community/posts',
  summary:
    'Posts, of one forum or all; the newest first (in a forum ' +
    'the pinned ones before), or the most liked or replied to.',
  access: 'user',
  query: postsQuerySchema,
  reply: z.array(postWithEtagSchema),
});

export const getPost = defineEndpoint({
  name: 'community.getPost',
  method: 'GET',
  path: '/api/community/posts/:id',
  summary: 'One post; counts one view for each person.',
  access: 'user',
  params: idParamsSchema,
  reply: postWithEtagSchema,
});

export const addPost = defineEndpoint({
  name: 'community.addPost',
  method: 'POST',
  path: '/api/community/posts',
  summary: 'Publish; `help` is for the author of a text that speaks of an emergency.',
  access: 'user',
  body: newPostSchema,
  readBack: savedPostSchema,
  reply: savedPostWithEtagSchema,
  status: 201,
  limit: 'posts',
});

export const changePost = defineEndpoint({
  name: 'community.changePost',
  method: 'PUT',
  path: '/api/community/posts/:id',
  summary: 'Replace one’s own post; it stays in its forum.',
  access: 'user',
  params: idParamsSchema,
  body: postChangeSchema,
  readBack: savedPostSchema,
  guards: postWithEtagSchema,
  reply: savedPostWithEtagSchema,
  limit: 'posts',
});

export const deletePost = defineEndpoint({
  name: 'community.deletePost',
  method: 'DELETE',
  path: '/api/community/posts/:id',
  summary: 'Delete one’s own post, with everything under it.',
  access: 'user',
  params: idParamsSchema,
  reply: z.object({ id: idSchema }),
});

export const listReplies = defineEndpoint({
  name: 'community.listReplies',
  method: 'GET',
  path: '/api/community/posts/:id/replies',
  summary: 'Replies to a post, the oldest first.',
  access: 'user',
  params: idParamsSchema,
  query: z.strictObject({ limit: queryInteger(1, 100).default(50), cursor: z.string().max(100).optional() }),
  reply: z.array(replyWithEtagSchema),
});

export const addReply = defineEndpoint({
  name: 'community.addReply',
  method: 'POST',
  path: '/api/community/posts/:id/replies',
  summary: 'Reply to a post that is not locked.',
  access: 'user',
  params: idParamsSchema,
  body: newReplySchema,
  readBack: savedReplySchema,
  reply: savedReplyWithEtagSchema,
  status: 201,
  limit: 'posts',
});

export const changeReply = defineEndpoint({
  name: 'community.changeReply',
  method: 'PUT',
  path: '/api/community/replies/:id',
  summary: 'Replace one’s own reply.',
  access: 'user',
  params: idParamsSchema,
  body: newReplySchema,
  readBack: savedReplySchema,
  guards: replyWithEtagSchema,
  reply: savedReplyWithEtagSchema,
  limit: 'posts',
});

export const deleteReply = defineEndpoint({
  name: 'community.deleteReply',
  method: 'DELETE',
  path: '/api/community/replies/:id',
  summary: 'Delete one’s own reply.',
  access: 'user',
  params: idParamsSchema,
  reply: z.object({ id: idSchema }),
});

export const listLikes = defineEndpoint({
  name: 'community.listLikes',
  method: 'GET',
  path: '/api/community/likes',
  summary: 'What the person likes, the newest like first.',
  access: 'user',
  query: z.strictObject({ limit: queryInteger(1, 5000).default(1000), cursor: idSchema.optional() }),
  reply: z.array(likeSchema),
});

export const toggleLike = defineEndpoint({
  name: 'community.toggleLike',
  method: 'POST',
  path: '/api/community/likes',
  summary: 'Like a post or a reply, or take it back; `liked` makes sending it again safe.',
  access: 'user',
  body: likeToggleSchema,
  reply: likeStateSchema,
});

export const reportText = defineEndpoint({
  name: 'community.report',
  method: 'POST',
  path: '/api/community/reports',
  summary: 'Put a post or a reply before the administrator; another report of the same person takes its place.',
  access: 'user',
  body: newReportSchema,
  reply: z.object({ reported: z.literal(true) }),
  status: 201,
});

export const listBlocks = defineEndpoint({
  name: 'community.listBlocks',
  method: 'GET',
  path: '/api/community/blocks',
  summary: 'Texts that the person does not want to see, the newest choice first; at most 500.',
  access: 'user',
  reply: z.array(blockSchema),
});

export const blockText = defineEndpoint({
  name: 'community.block',
  method: 'POST',
  path: '/api/community/blocks',
  summary: 'See this text no more, a post with its replies; others of the same author stay.',
  access: 'user',
  body: targetSchema,
  reply: blockSchema,
  status: 201,
});

export const unblockText = defineEndpoint({
  name: 'community.unblock',
  method: 'DELETE',
  path: '/api/community/blocks/:id',
  summary: 'See the text again.',
  access: 'user',
  params: idParamsSchema,
  reply: z.object({ id: idSchema }),
});

import { queryOptions } from '@tanstack/react-query';
import {
  getPost,
  listBlocks,
  listForums,
  listLikes,
  listPosts,
  listReplies,
} from '@vida/contract/community/community-endpoints.ts';
import type { PostSort } from '@vida/contract/community/community-kinds.ts';
import { callApiPage } from '../../lib/api-client.ts';
import { apiQuery, pagedQuery, useInvalidate } from '../../lib/api-query.ts';
import { COMMUNITY_KEY } from './community-key.ts';

const POSTS_PER_PAGE = 20;
const REPLIES_PER_PAGE = 50;
const LIKES_READ = 5000;

/** The six forums. */
export const forumsQuery = () => apiQuery(listForums);

/** What of a forum is looked at. */
export interface PostsFilter {
  readonly forumId: string;
  readonly q: string;
  readonly sort: PostSort;
}

/** The posts of a forum, page by page. */
export const forumPostsQuery = ({ forumId, q, sort }: PostsFilter) =>
  pagedQuery(listPosts, { query: { forumId, sort, limit: POSTS_PER_PAGE, ...(q !== '' && { q }) } });

/** One post; the first reading counts as a view. */
export const postQuery = (id: string) => apiQuery(getPost, { params: { id } });

/** The replies to a post, the oldest first, page by page. */
export const repliesQuery = (postId: string) =>
  pagedQuery(listReplies, { params: { id: postId }, query: { limit: REPLIES_PER_PAGE } });

/** What the person likes: a post or a reply shows as liked when it stands in this list. */
export const likesQuery = () =>
  queryOptions({
    queryKey: [...COMMUNITY_KEY, 'likes'],
    queryFn: async ({ signal }) => {
      const { items, nextCursor } = await callApiPage(listLikes, { query: { limit: LIKES_READ } }, { signal });
      const ids = items.map(({ postId, replyId }) => postId ?? replyId ?? '');
      return { ids, isWhole: nextCursor === null };
    },
  });

/** Members whose texts the person does not see. */
export const blocksQuery = () => apiQuery(listBlocks);

/** Reads everything of the community again, after a write that can show in any of its lists. */
export const useRefreshCommunity = () => useInvalidate(COMMUNITY_KEY);

import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  getPost,
  listBlocks,
  listForums,
  listLikes,
  listPosts,
  listReplies,
} from '@vida/contract/community/community-endpoints.ts';
import type { PostSort } from '@vida/contract/community/community-kinds.ts';
import { callApi, callApiPage } from '../../lib/api-client.ts';
import { COMMUNITY_KEY } from './community-key.ts';

const POSTS_PER_PAGE = 20;
const REPLIES_PER_PAGE = 50;
const LIKES_READ = 5000;

/** The six forums. */
export const forumsQuery = () =>
  queryOptions({
    queryKey: [...COMMUNITY_KEY, 'forums'],
    queryFn: ({ signal }) => callApi(listForums, {}, { signal }),
  });

/** What of a forum is looked at. */
export interface PostsFilter {
  readonly forumId: string;
  readonly q: string;
  readonly sort: PostSort;
}

/** The posts of a forum, page by page. */
export const forumPostsQuery = ({ forumId, q, sort }: PostsFilter) =>
  infiniteQueryOptions({
    queryKey: [...COMMUNITY_KEY, 'posts', forumId, sort, q],
    queryFn: ({ signal, pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { forumId, sort, limit: POSTS_PER_PAGE, ...(q !== '' && { q }), ...cursor };
      return callApiPage(listPosts, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** One post; the first reading counts as a view. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...COMMUNITY_KEY, 'post', id],
    queryFn: ({ signal }) => callApi(getPost, { params: { id } }, { signal }),
  });

/** The replies to a post, the oldest first, page by page. */
export const repliesQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [...COMMUNITY_KEY, 'replies', postId],
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: REPLIES_PER_PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      return callApiPage(listReplies, { params: { id: postId }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

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
export const blocksQuery = () =>
  queryOptions({
    queryKey: [...COMMUNITY_KEY, 'blocks'],
    queryFn: ({ signal }) => callApi(listBlocks, {}, { signal }),
  });

/** Reads everything of the community again, after a write that can show in any of its lists. */
export const useRefreshCommunity = () => {
  const queryClient = useQueryClient();
  return (): Promise<void> => queryClient.invalidateQueries({ queryKey: COMMUNITY_KEY });
};

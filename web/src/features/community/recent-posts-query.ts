import { queryOptions } from '@tanstack/react-query';
import { listPosts } from '@vida/contract/community/community-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { COMMUNITY_KEY } from './community-key.ts';

/** The newest posts of all forums. Apart from the other queries, because the dashboard needs no more. */
export const recentPostsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...COMMUNITY_KEY, 'recent', limit],
    queryFn: ({ signal }) => callApi(listPosts, { query: { limit } }, { signal }),
  });

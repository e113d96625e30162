import { listPosts } from '@vida/contract/community/community-endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';

/** The newest posts of all forums. Apart from the other queries, because the dashboard needs no more. */
export const recentPostsQuery = (limit: number) => apiQuery(listPosts, { query: { limit } });

import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { forumsQuery } from '../community-queries.ts';
import { recentPostsQuery } from '../recent-posts-query.ts';
import { PostList } from './post-list.tsx';
import { postsMessages as messages } from './posts-messages.ts';

/** Spec section 3. */
const RECENT_POSTS = 10;

/** The ten newest posts of all forums. */
export const RecentPosts = () => {
  const { data: posts, isError, isFetching, refetch } = useQuery(recentPostsQuery(RECENT_POSTS));
  const { data: forums } = useQuery(forumsQuery());
  if (!posts && !isError) return <SkeletonCard label={messages.loading} lines={5} />;
  return (
    <Card>
      {!posts && <ErrorCard level={2} title={messages.failed} onRetry={() => refetch()} retrying={isFetching} />}
      {posts && isError && <InlineRetry onRetry={() => refetch()}>{messages.notRefreshed}</InlineRetry>}
      {posts?.length === 0 && (
        <EmptyState level={2} mood="greeting" title={messages.recentEmpty}>
          {messages.recentEmptyText}
        </EmptyState>
      )}
      {posts && posts.length > 0 && <PostList posts={posts} forums={forums} />}
    </Card>
  );
};

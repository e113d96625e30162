import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { forumPostsQuery, type PostsFilter } from '../community-queries.ts';
import { MoreItems } from '../posts/more-items.tsx';
import { PostList } from '../posts/post-list.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import { forumMessages as messages } from './forum-messages.ts';

interface ForumPostsProps {
  filter: PostsFilter;
  /** Shows the whole forum again. */
  onClear: () => void;
}

const Nothing = ({ filter: { q }, onClear }: ForumPostsProps) =>
  q === '' ? (
    <EmptyState level={2} mood="greeting" title={messages.empty}>
      {messages.emptyText}
    </EmptyState>
  ) : (
    <EmptyState
      level={2}
      title={messages.notFound(q)}
      action={
        <Button variant="outline" onClick={onClear}>
          {messages.clear}
        </Button>
      }
    >
      {messages.notFoundText}
    </EmptyState>
  );

/** The posts of a forum; more of them come as one scrolls. While another order is on its way, the last one stays. */
export const ForumPosts = ({ filter, onClear }: ForumPostsProps) => {
  const list = useInfiniteQuery({ ...forumPostsQuery(filter), placeholderData: keepPreviousData });
  const posts = list.data?.pages.flatMap(({ items }) => items);
  if (!posts)
    return list.isError ? (
      <Card>
        <ErrorCard level={2} title={postsMessages.failed} onRetry={() => list.refetch()} retrying={list.isFetching} />
      </Card>
    ) : (
      <SkeletonCard label={postsMessages.loading} lines={5} />
    );
  return (
    <Card busy={list.isPlaceholderData}>
      <p role="status" className="sr-only">
        {!list.isPlaceholderData && messages.found(posts.length, list.hasNextPage)}
      </p>
      {posts.length === 0 ? <Nothing filter={filter} onClear={onClear} /> : <PostList posts={posts} />}
      <MoreItems list={list} label={postsMessages.more} />
    </Card>
  );
};

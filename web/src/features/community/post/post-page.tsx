import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../../lib/api-errors.ts';
import { useIsHeld } from '../../../lib/held-rows.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState, ErrorCard, SkeletonCard } from '../../../ui/states.tsx';
import { communityMessages } from '../community-messages.ts';
import { forumsQuery, postQuery } from '../community-queries.ts';
import { RepliesSection } from '../replies/replies-section.tsx';
import { PostArticle } from './post-article.tsx';
import { postMessages as messages } from './post-messages.ts';

interface PostPageProps {
  postId: string;
  /** The post is not to be seen any more; its forum still is. */
  onGone: (forumId: string) => void;
}

const Gone = () => (
  <EmptyState
    level={1}
    title={messages.gone}
    action={
      <LinkButton>
        <Link to="/community">{communityMessages.toCommunity}</Link>
      </LinkButton>
    }
  >
    {messages.goneText}
  </EmptyState>
);

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A post with its replies. */
export const PostPage = ({ postId, onGone }: PostPageProps) => {
  const { data: post, error, isFetching, refetch } = useQuery(postQuery(postId));
  const { data: forums } = useQuery(forumsQuery());
  const forum = forums?.find(({ id }) => id === post?.forumId);
  // What was read before it went stays out of sight as well.
  const isHeld = useIsHeld(post?.id);
  const isGone = isMissing(error) && !isHeld;
  return (
    <div className="page-grid">
      <LinkButton variant="ghost" icon={ArrowLeft} className="-mb-3 -ml-3 justify-self-start">
        {forum ? (
          <Link to="/community/forums/$forumId" params={{ forumId: forum.id }}>
            {communityMessages.backToForum(forum.name)}
          </Link>
        ) : (
          <Link to="/community">{communityMessages.back}</Link>
        )}
      </LinkButton>
      {post && !isGone && (
        <>
          <PostArticle post={post} forum={forum} onGone={() => onGone(post.forumId)} />
          <RepliesSection post={post} />
        </>
      )}
      {!post && !error && <SkeletonCard label={messages.loading} lines={5} />}
      {(isGone || (!post && error)) && (
        <Card>
          {isGone ? (
            <Gone />
          ) : (
            <ErrorCard level={1} title={messages.failed} onRetry={() => refetch()} retrying={isFetching} />
          )}
        </Card>
      )}
    </div>
  );
};

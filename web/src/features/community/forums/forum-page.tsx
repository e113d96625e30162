import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { ArrowLeft } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { communityMessages as messages } from '../community-messages.ts';
import { forumsQuery } from '../community-queries.ts';
import { NewPostButton } from '../writing/new-post-button.tsx';
import { ForumControls, type ForumView } from './forum-controls.tsx';
import { ForumMark } from './forum-mark.tsx';
import { ForumPosts } from './forum-posts.tsx';

interface ForumPageProps extends ForumView {
  forumId: string;
  onChange: (view: ForumView) => void;
}

const WayBack = () => (
  <LinkButton variant="ghost" icon={ArrowLeft} className="-mb-3 -ml-3 justify-self-start">
    <Link to="/community">{messages.back}</Link>
  </LinkButton>
);

const Unknown = () => (
  <Card>
    <EmptyState
      level={1}
      title={messages.forumUnknown}
      action={
        <LinkButton>
          <Link to="/community">{messages.toCommunity}</Link>
        </LinkButton>
      }
    >
      {messages.forumUnknownText}
    </EmptyState>
  </Card>
);

const Known = ({ forum, sort, q, onChange }: Omit<ForumPageProps, 'forumId'> & { forum: Forum }) => (
  <>
    <div className="flex items-start gap-4">
      <ForumMark forum={forum} />
      <div className="min-w-0 flex-1">
        <PageHeader title={forum.name} subtitle={forum.description} actions={<NewPostButton forum={forum} />} />
      </div>
    </div>
    <ForumControls sort={sort} q={q} onChange={onChange} />
    <ForumPosts filter={{ forumId: forum.id, sort, q }} onClear={() => onChange({ sort, q: '' })} />
  </>
);

/** A forum: what it is about, the way to write, its posts in the chosen order. */
export const ForumPage = ({ forumId, ...view }: ForumPageProps) => {
  const { data: forums, isError, isFetching, refetch } = useQuery(forumsQuery());
  const forum = forums?.find(({ id }) => id === forumId);
  return (
    <div className="page-grid">
      <WayBack />
      {forum && <Known forum={forum} {...view} />}
      {forums && !forum && <Unknown />}
      {!forums && isError && (
        <Card>
          <ErrorCard level={1} title={messages.forumsFailed} onRetry={() => refetch()} retrying={isFetching} />
        </Card>
      )}
      {!forums && !isError && <SkeletonCard label={messages.forumsLoading} />}
    </div>
  );
};

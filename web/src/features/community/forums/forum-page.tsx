import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { ArrowLeft, PenLine } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, PageQueryView } from '../../../ui/states.tsx';
import { communityMessages as messages } from '../community-messages.ts';
import { forumPostsQuery, forumsQuery, type PostsFilter } from '../community-queries.ts';
import { NotHere } from '../not-here.tsx';
import { MoreItems } from '../posts/more-items.tsx';
import { PostList } from '../posts/post-list.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import { writingMessages } from '../writing/writing-messages.ts';
import { ForumControls, type ForumView } from './forum-controls.tsx';
import { ForumMark } from './forum-mark.tsx';
import { forumMessages } from './forum-messages.ts';

interface ForumPageProps extends ForumView {
  forumId: string;
  onChange: (view: ForumView) => void;
}

const NewPostDialog = lazyPart(async () => (await import('../writing/new-post-dialog.tsx')).NewPostDialog);

const WayBack = () => (
  <LinkButton variant="ghost" icon={ArrowLeft} className="-mb-3 -ml-3 justify-self-start">
    <Link to="/community">{messages.back}</Link>
  </LinkButton>
);

interface ForumPostsProps {
  filter: PostsFilter;
  /** Shows the whole forum again. */
  onClear: () => void;
}

const Nothing = ({ filter: { q }, onClear }: ForumPostsProps) =>
  q === '' ? (
    <EmptyState level={2} mood="greeting" title={forumMessages.empty}>
      {forumMessages.emptyText}
    </EmptyState>
  ) : (
    <EmptyState
      level={2}
      title={forumMessages.notFound(q)}
      action={
        <Button variant="outline" onClick={onClear}>
          {forumMessages.clear}
        </Button>
      }
    >
      {forumMessages.notFoundText}
    </EmptyState>
  );

/** The posts of a forum; more of them come as one scrolls. While another order is on its way, the last one stays. */
const ForumPosts = ({ filter, onClear }: ForumPostsProps) => {
  const list = useInfiniteQuery({ ...forumPostsQuery(filter), placeholderData: keepPreviousData });
  return (
    <PageQueryView query={list} words={postsMessages.list}>
      {({ pages }) => {
        const posts = pages.flatMap(({ items }) => items);
        return (
          <Card busy={list.isPlaceholderData}>
            <p role="status" className="sr-only">
              {!list.isPlaceholderData && forumMessages.found(posts.length, list.hasNextPage)}
            </p>
            {posts.length === 0 ? <Nothing filter={filter} onClear={onClear} /> : <PostList posts={posts} />}
            <MoreItems list={list} label={postsMessages.more} />
          </Card>
        );
      }}
    </PageQueryView>
  );
};

const Known = ({ forum, sort, q, onChange }: Omit<ForumPageProps, 'forumId'> & { forum: Forum }) => (
  <>
    <div className="flex items-start gap-4">
      <ForumMark forum={forum} />
      <div className="min-w-0 flex-1">
        <PageHeader
          title={forum.name}
          subtitle={forum.description}
          actions={
            <DialogButton dialog={NewPostDialog} given={{ forum }} size="lg" icon={PenLine}>
              {writingMessages.newPost}
            </DialogButton>
          }
        />
      </div>
    </div>
    <ForumControls sort={sort} q={q} onChange={onChange} />
    <ForumPosts filter={{ forumId: forum.id, sort, q }} onClear={() => onChange({ sort, q: '' })} />
  </>
);

/** A forum: what it is about, the way to write, its posts in the chosen order. */
export const ForumPage = ({ forumId, ...view }: ForumPageProps) => {
  const forums = useQuery(forumsQuery());
  return (
    <div className="page-grid">
      <WayBack />
      <PageQueryView query={forums} words={messages.forums} level={1} lines={3}>
        {(all) => {
          const forum = all.find(({ id }) => id === forumId);
          return forum ? (
            <Known forum={forum} {...view} />
          ) : (
            <NotHere title={messages.forumUnknown} text={messages.forumUnknownText} />
          );
        }}
      </PageQueryView>
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { Card } from '../../ui/card.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, InlineRetry, PageQueryView, SkeletonCard } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { blocksMessages } from './blocks/blocks-messages.ts';
import { communityMessages as messages } from './community-messages.ts';
import { forumsQuery } from './community-queries.ts';
import { ForumMark } from './forums/forum-mark.tsx';
import { PostList } from './posts/post-list.tsx';
import { postsMessages } from './posts/posts-messages.ts';
import { recentPostsQuery } from './recent-posts-query.ts';

const gridClass = 'grid grid-cols-1 gap-3.5 md:grid-cols-2 md:gap-6 lg:grid-cols-3';

/** As many as forums, so that what stands below does not move when they come. */
const otherSkeletons = [2, 3, 4, 5, 6];

const ForumCard = ({ forum }: { forum: Forum }) => (
  <li
    className="relative flex gap-4 rounded-lg bg-card p-4
transition-colors duration-fast hover:bg-primary-soft md:p-5"
  >
    <ForumMark forum={forum} />
    <div className="min-w-0">
      <h2>
        <Link
          to="/community/forums/$forumId"
          params={{ forumId: forum.id }}
          className="text-foreground no-underline after:absolute after:inset-0 after:rounded-lg"
        >
          {forum.name}
        </Link>
      </h2>
      <p className="text-muted-foreground">{forum.description}</p>
    </div>
  </li>
);

/** The forums, a card each: the whole card leads there. */
const ForumGrid = () => {
  const forums = useQuery(forumsQuery());
  if (forums.isPending)
    return (
      <div className={gridClass}>
        <SkeletonCard label={messages.forums.loading} lines={2} />
        <div aria-hidden className="contents">
          {otherSkeletons.map((key) => (
            <SkeletonCard key={key} lines={2} />
          ))}
        </div>
      </div>
    );
  return (
    <PageQueryView query={forums} words={messages.forums}>
      {(all) => (
        <ul className={gridClass}>
          {all.map((forum) => (
            <ForumCard key={forum.id} forum={forum} />
          ))}
        </ul>
      )}
    </PageQueryView>
  );
};

export type CommunityTab = 'forums' | 'recent';

const BlocksDialog = lazyPart(async () => (await import('./blocks/blocks-dialog.tsx')).BlocksDialog);

/** Spec section 3. */
const RECENT_POSTS = 10;

/** The ten newest posts of all forums. */
const RecentPosts = () => {
  const posts = useQuery(recentPostsQuery(RECENT_POSTS));
  const { data: forums } = useQuery(forumsQuery());
  return (
    <PageQueryView query={posts} words={postsMessages.list}>
      {(list) => (
        <Card>
          {posts.isError && <InlineRetry onRetry={() => posts.refetch()}>{postsMessages.notRefreshed}</InlineRetry>}
          {list.length > 0 ? (
            <PostList posts={list} forums={forums} />
          ) : (
            <EmptyState level={2} mood="greeting" title={postsMessages.recentEmpty}>
              {postsMessages.recentEmptyText}
            </EmptyState>
          )}
        </Card>
      )}
    </PageQueryView>
  );
};

/** /community: the forums, and the newest posts of them all. */
export const CommunityPage = ({ tab, onTab }: { tab: CommunityTab; onTab: (tab: CommunityTab) => void }) => (
  <div className="page-grid">
    <PageHeader title={messages.title} subtitle={messages.subtitle} />
    <Tabs
      label={messages.tabs}
      value={tab}
      onChange={(value) => onTab(value === 'recent' ? 'recent' : 'forums')}
      items={[
        { value: 'forums', label: messages.forumsTab, content: <ForumGrid /> },
        { value: 'recent', label: messages.recentTab, content: <RecentPosts /> },
      ]}
    />
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="max-w-[65ch] text-sm text-muted-foreground">{messages.advice}</p>
      <div className="-mx-3">
        <DialogButton dialog={BlocksDialog} variant="quiet">
          {blocksMessages.open}
        </DialogButton>
      </div>
    </footer>
  </div>
);

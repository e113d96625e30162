import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, InlineRetry, PageQueryView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { blocksMessages } from './blocks/blocks-messages.ts';
import { communityMessages as messages } from './community-messages.ts';
import { forumsQuery } from './community-queries.ts';
import { ForumGrid } from './forums/forum-grid.tsx';
import { PostList } from './posts/post-list.tsx';
import { postsMessages } from './posts/posts-messages.ts';
import { recentPostsQuery } from './recent-posts-query.ts';

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

import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BlocksButton } from './blocks/blocks-button.tsx';
import { communityMessages as messages } from './community-messages.ts';
import { ForumGrid } from './forums/forum-grid.tsx';
import { RecentPosts } from './posts/recent-posts.tsx';

export type CommunityTab = 'forums' | 'recent';

interface CommunityPageProps {
  tab: CommunityTab;
  onTab: (tab: CommunityTab) => void;
}

/** /community: the forums, and the newest posts of them all. */
export const CommunityPage = ({ tab, onTab }: CommunityPageProps) => (
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
        <BlocksButton />
      </div>
    </footer>
  </div>
);

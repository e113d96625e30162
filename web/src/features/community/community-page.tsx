import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { communityMessages as messages } from './community-messages.ts';

/** The place of the feature: what will be here, and what can be done today. */
export const CommunityPage = () => (
  <div className="page-grid">
    <PageHeader title={messages.title} subtitle={messages.subtitle} />
    <Sheet>
      <EmptyState
        mood="greeting"
        level={2}
        title={messages.empty}
        action={
          <LinkButton>
            <Link to="/ai-tips">{messages.action}</Link>
          </LinkButton>
        }
      >
        {messages.text}
      </EmptyState>
    </Sheet>
  </div>
);

import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { communityMessages as messages } from './community-messages.ts';

/** In place of a forum or a post that is not there (any more): why, and the way on. */
export const NotHere = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <EmptyState
      level={1}
      title={title}
      action={
        <LinkButton>
          <Link to="/community">{messages.toCommunity}</Link>
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  </Card>
);

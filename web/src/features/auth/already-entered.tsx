import { Link } from '@tanstack/react-router';
import type { Session } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { authMessages } from './auth-messages.ts';

/** Above the form of somebody who is signed in. */
export const AlreadyEntered = ({ user }: Pick<Session, 'user'>) => (
  <Notice
    tone="info"
    action={
      <LinkButton variant="link">
        <Link to="/dashboard">{authMessages.already.action}</Link>
      </LinkButton>
    }
  >
    {authMessages.already.text(`${user.firstName} ${user.lastName}`)}
  </Notice>
);

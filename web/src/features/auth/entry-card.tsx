import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Session, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { authMessages } from './auth-messages.ts';

interface EntryCardProps {
  title: string;
  subtitle: string;
  notice?: ReactNode;
  children: ReactNode;
  /** The way to the other form. */
  footer?: ReactNode;
}

/** Above the form of somebody who is signed in. */
const AlreadyEntered = ({ user }: Pick<Session, 'user'>) => (
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

/** What sign-in and registration share. */
export const EntryCard = ({ title, subtitle, notice, children, footer }: EntryCardProps) => {
  const session = useSession();
  return (
    <div className="mx-auto grid w-full max-w-120 grid-cols-1 gap-4 md:gap-6">
      <PageHeader title={title} subtitle={subtitle} />
      {session && <AlreadyEntered user={session.user} />}
      {notice}
      <div className="rounded-lg bg-card px-4 py-5 md:p-6">{children}</div>
      {footer && <p className="text-center text-muted-foreground">{footer}</p>}
    </div>
  );
};

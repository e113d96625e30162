import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AlreadyEntered } from './already-entered.tsx';

interface EntryCardProps {
  title: string;
  subtitle: string;
  notice?: ReactNode;
  children: ReactNode;
  /** The way to the other form. */
  footer?: ReactNode;
}

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

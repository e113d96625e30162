import { Link } from '@tanstack/react-router';
import { LogOut, MessageCircle, ShieldCheck } from 'lucide-react';
import { signOut } from '../../features/auth/sign-out.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { formatDayLong } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { dashboardMessages as messages } from './dashboard-messages.ts';

/** Who, which day, and the actions; on a phone the top bar has them. */
export const DashboardHeader = () => {
  const { firstName, isAdmin } = useUser();
  const today = useToday();
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="mr-auto min-w-0">
        <h1>{messages.hello(firstName)}</h1>
        <p className="text-muted-foreground">
          {messages.summary}
          <span className="max-md:sr-only">, {formatDayLong(today)}</span>
        </p>
      </div>
      {isAdmin && (
        <LinkButton variant="quiet" icon={ShieldCheck}>
          <Link to="/admin">{messages.admin}</Link>
        </LinkButton>
      )}
      <div className="hidden items-center gap-2 md:flex">
        <NotificationBell />
        <LinkButton variant="outline" icon={MessageCircle}>
          <Link to="/chat">{messages.consult}</Link>
        </LinkButton>
        <Button variant="quiet" icon={LogOut} onClick={signOut}>
          {messages.signOut}
        </Button>
      </div>
    </header>
  );
};

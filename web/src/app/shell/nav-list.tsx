import { Link, useLocation } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useUser } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { appMessages } from '../app-messages.ts';
import { glucoseEntries, mainEntries, type NavEntry } from '../paths.ts';

const linkClass =
  'control-text flex min-h-11 items-center gap-3 rounded-md px-3 py-2 font-medium text-foreground no-underline hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-soft-foreground [&>svg]:text-muted-foreground aria-[current=page]:[&>svg]:text-primary-soft-foreground';

/** `/` and `/dashboard` are the same screen. */
const isCurrent = (pathname: string, to: string): boolean =>
  pathname === to || (to === '/dashboard' && pathname === '/');

interface EntriesProps {
  entries: readonly NavEntry[];
  onFollow?: (() => void) | undefined;
}

const Entries = ({ entries, onFollow }: EntriesProps) => {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ul>
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className={linkClass}
            onClick={onFollow}
            {...(isCurrent(pathname, to) && { 'aria-current': 'page' as const })}
          >
            <Icon icon={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const adminEntries: readonly NavEntry[] = [{ to: '/admin', label: appMessages.admin, icon: ShieldCheck }];

/** The nine entries, then 'Minha glicose', then the administrator's; `onFollow` closes the phone's menu. */
export const NavList = ({ onFollow }: Pick<EntriesProps, 'onFollow'>) => {
  const { isAdmin } = useUser();
  return (
    <nav aria-label={appMessages.mainNav}>
      <Entries entries={mainEntries} onFollow={onFollow} />
      <h2 className="px-3 pt-4 pb-1 text-sm leading-5 text-muted-foreground">{appMessages.glucoseGroup}</h2>
      <Entries entries={glucoseEntries} onFollow={onFollow} />
      {isAdmin && (
        <div className="mt-2 border-t border-border pt-2">
          <Entries entries={adminEntries} onFollow={onFollow} />
        </div>
      )}
    </nav>
  );
};

import { Link, useLocation } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { appMessages } from '../app-messages.ts';
import { glucoseEntries, mainEntries, type NavEntry } from '../paths.ts';
import { navLinkClass } from './nav-link-class.ts';

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
            className={navLinkClass}
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

interface NavListProps extends Pick<EntriesProps, 'onFollow'> {
  /** What can be done at once in the group 'Minha glicose'. */
  glucoseAction?: ReactNode;
}

/** The nine entries, then 'Minha glicose', then the administrator's; `onFollow` closes the phone's menu. */
export const NavList = ({ onFollow, glucoseAction }: NavListProps) => {
  const { isAdmin } = useUser();
  return (
    <nav aria-label={appMessages.mainNav}>
      <Entries entries={mainEntries} onFollow={onFollow} />
      <h2 className="px-3 pt-4 pb-1 low:md:pt-2 text-sm leading-5 text-muted-foreground">{appMessages.glucoseGroup}</h2>
      <Entries entries={glucoseEntries} onFollow={onFollow} />
      {glucoseAction}
      {isAdmin && (
        <div className="mt-2 border-t border-border pt-2 low:md:mt-1 low:md:pt-1">
          <Entries entries={adminEntries} onFollow={onFollow} />
        </div>
      )}
    </nav>
  );
};

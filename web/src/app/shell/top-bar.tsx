import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { signOut } from '../../features/auth/sign-out.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { appMessages } from '../app-messages.ts';
import { BrandLink } from '../brand-link.tsx';

/**
 * The phone's first line: name, Consulta IA, bell, Sair. It folds where the person's text is large for the screen:
 * first goes Consulta IA, which is the bottom bar's Chat, then the name beside the bird.
 */
export const TopBar = () => (
  <header
    className="@container flex items-center pt-1 pr-2 pb-1 pl-4
group-has-data-whole-screen/shell:hidden md:hidden print:hidden"
  >
    <BrandLink label={appMessages.home} className="mr-auto" />
    <LinkButton variant="quiet" className="whitespace-nowrap px-2! @max-[18rem]:hidden">
      <Link to="/chat">{appMessages.consult}</Link>
    </LinkButton>
    <NotificationBell />
    <IconButton icon={LogOut} label={appMessages.signOut} onClick={signOut} />
  </header>
);

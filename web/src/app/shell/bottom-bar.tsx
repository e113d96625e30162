import { Link, useLocation } from '@tanstack/react-router';
import type { MetricSlug } from '@vida/contract/measurements/metric-definitions.ts';
import { Droplet, LayoutDashboard, Menu, MessageCircle, Plus } from 'lucide-react';
import { chatOpen, useChatOpen } from '../../features/chat/widget/chat-open.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { appMessages } from '../app-messages.ts';

const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu);

/** Five words in a row: they grow with the person's text as far as the screen is wide, and never break. */
const itemClass =
  'grid min-h-[54px] min-w-0 content-end justify-items-center gap-0.5 text-center ' +
  'text-[min(0.8125rem,4vw)] whitespace-nowrap leading-[1.25] font-medium text-muted-foreground ' +
  'no-underline aria-[current=page]:font-bold aria-[current=page]:text-primary';

/** 'Medir' stays with the type that is on the screen. */
const keepType = ({ tipo }: { tipo?: MetricSlug }) => ({ nova: true as const, ...(tipo && { tipo }) });

/** 'Medir' where the form stands already: no page changes, so the form is brought back into view and to the finger. */
const focusEntry = (): void => {
  document.querySelector<HTMLElement>('main form [name="value"]')?.focus();
};

/**
 * The phone's shortcuts, with what is done most often in the middle, and the menu with everything. On the dashboard
 * 'Chat' is the floating conversation's button, docked, so that it covers nothing; elsewhere it leads to the page.
 */
export const BottomBar = () => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isRoot = pathname === '/';
  const isDashboard = isRoot || pathname === '/dashboard';
  const isChatOpen = useChatOpen();
  const menu = useLazyDialog(PhoneMenu);
  return (
    <nav
      aria-label={appMessages.shortcuts}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-border
bg-card px-1 pt-1 pb-[max(6px,env(safe-area-inset-bottom))]
group-has-data-whole-screen/shell:hidden md:hidden print:hidden"
    >
      <Link to="/dashboard" className={itemClass} {...(isRoot && { 'aria-current': 'page' as const })}>
        <Icon icon={LayoutDashboard} size="lg" />
        {appMessages.start}
      </Link>
      <Link to="/measurements" activeOptions={{ includeSearch: false }} className={itemClass}>
        <Icon icon={Droplet} size="lg" />
        Medições
      </Link>
      <Link
        to="/measurements"
        search={keepType}
        activeOptions={{ includeSearch: true }}
        className={itemClass}
        onClick={focusEntry}
      >
        <span
          className="-mb-0.5 grid h-[36px] w-[52px] place-items-center
rounded-full bg-primary text-primary-foreground"
        >
          <Icon icon={Plus} size="lg" />
        </span>
        {appMessages.measure}
      </Link>
      {isDashboard ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isChatOpen}
          className={itemClass}
          onClick={chatOpen.toggle}
        >
          <Icon icon={MessageCircle} size="lg" />
          {appMessages.chat}
        </button>
      ) : (
        <Link to="/chat" className={itemClass}>
          <Icon icon={MessageCircle} size="lg" />
          {appMessages.chat}
        </Link>
      )}
      <button type="button" className={itemClass} aria-busy={menu.isLoading} {...menu.opener}>
        <Icon icon={Menu} size="lg" />
        {appMessages.menu}
      </button>
      {menu.Dialog && <menu.Dialog onClose={menu.close} />}
    </nav>
  );
};

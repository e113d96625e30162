import { Link, useBlocker } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { signOut } from '../../features/auth/sign-out.ts';
import { useGestures } from '../../features/motivation/gestures.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { appMessages } from '../app-messages.ts';
import { BrandLink } from '../brand-link.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { CONTENT_ID, SkipLink } from '../skip-link.tsx';
import { useMissingConsent } from '../use-missing-consent.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';

const messages = appMessages.leave;

const ConfirmDialog = lazyPart(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog);

/** Asks before input that is not saved is left behind, inside the app and when the tab closes. */
const LeaveGuard = () => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedChanges(),
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <LazyBoundary>
      <ConfirmDialog
        open
        danger
        title={messages.title}
        description={messages.description}
        confirmLabel={messages.confirm}
        cancelLabel={messages.stay}
        onConfirm={proceed}
        onOpenChange={reset}
      />
    </LazyBoundary>
  );
};

/**
 * The phone's first line: name, Consulta IA, bell, Sair. It folds where the person's text is large for the screen:
 * first goes Consulta IA, which is the bottom bar's Chat, then the name beside the bird.
 */
const TopBar = () => (
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

/** By then the page has what it needs. */
const FETCH_AFTER_MS = 1500;

const MotivationListeners = lazyPart(
  async () => (await import('../../features/motivation/motivation-listeners.tsx')).MotivationListeners,
);

/**
 * The easter eggs of every signed-in page. Gestures are heard at once, the code of all else is not part of the first
 * one. Not without the consent to health data: whether Vida keeps quiet rests on the newest measurements.
 */
const LazyMotivation = () => {
  const isTime = useElapsed(FETCH_AFTER_MS);
  const isConsentMissing = useMissingConsent();
  useGestures(!isConsentMissing);
  if (!isTime || isConsentMissing) return null;
  return (
    <LazyBoundary failed={() => null}>
      <MotivationListeners />
    </LazyBoundary>
  );
};

/**
 * What stands around every signed-in page: side bar, on a phone top and bottom bar, unless it takes the whole screen.
 */
export const SignedInShell = ({ children }: { children: ReactNode }) => (
  <div
    className="group/shell min-h-dvh md:grid md:grid-cols-[min(14.5rem,42vw)_minmax(0,1fr)]
lg:grid-cols-[min(17rem,34vw)_minmax(0,1fr)] print:block"
  >
    <SkipLink />
    <Sidebar />
    <div className="min-w-0">
      <TopBar />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="px-4 pt-1 pb-26 focus:outline-none md:px-6 md:pt-7 md:pb-32 lg:px-8"
      >
        <div className="mx-auto max-w-272">
          <OfflineBanner />
          {children}
        </div>
      </main>
    </div>
    <BottomBar />
    <LeaveGuard />
    <LazyMotivation />
  </div>
);

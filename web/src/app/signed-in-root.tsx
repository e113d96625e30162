import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { signOut } from '../features/auth/sign-out.ts';
import { COMMUNITY_KEY } from '../features/community/community-key.ts';
import { knownRevision } from '../lib/known-revision.ts';
import { offeredHelp, useOfferedHelp } from '../lib/offered-help.ts';
import { useUser } from '../lib/session.ts';
import { useSessionAsking } from '../lib/session-guard.ts';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { EntranceShell } from './entrance-shell.tsx';
import { PageEffects } from './page-effects.tsx';
import { PagePending } from './page-states.tsx';
import { SignedInShell } from './shell/signed-in-shell.tsx';
import { useMissingConsent } from './use-missing-consent.ts';

const ForcedPasswordPage = lazyPart(
  async () => (await import('../features/account/forced-password-page.tsx')).ForcedPasswordPage,
);
const SignInAgainDialog = lazyPart(
  async () => (await import('../features/auth/sign-in-again-dialog.tsx')).SignInAgainDialog,
);

const ConsentScreen = lazyPart(async () => (await import('./consent-screen.tsx')).ConsentScreen);

/** Pages without health data stay open: one's own account, what is said about privacy, the installation's care. */
const openPaths: ReadonlySet<string> = new Set(['/account', '/privacidade', '/admin', '/login', '/register']);

/** The page, or the question for consent in its place. */
const ConsentGate = ({ children }: { children: ReactNode }) => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isMissing = useMissingConsent({ isAsking: true });
  if (!isMissing || openPaths.has(pathname)) return children;
  return (
    <LazyBoundary waiting={<PagePending />}>
      <ConsentScreen />
    </LazyBoundary>
  );
};

/** The page inside the shell; the landing page brings its own header and stands alone. */
const CurrentPage = () => {
  const isLanding = useLocation({ select: ({ pathname }) => pathname === '/landing' });
  if (isLanding) return <Outlet />;
  return (
    <SignedInShell>
      <ConsentGate>
        <Outlet />
      </ConsentGate>
    </SignedInShell>
  );
};

/** The page's own data comes first; without the stream everything works, only later. */
const START_AFTER_MS = 600;

/** Keeps what is shown true when it changes elsewhere: in another window, on another device, on the server. */
const LiveUpdates = () => {
  const { id } = useUser();
  const queryClient = useQueryClient();
  useEffect(() => knownRevision.onMissed(() => void queryClient.invalidateQueries()), [queryClient]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = (): void => {
      import('../lib/live.ts')
        .then(({ startLive }) => {
          if (!isGone) stop = startLive(id, () => void queryClient.invalidateQueries({ queryKey: COMMUNITY_KEY }));
        })
        .catch(() => undefined);
    };
    const timer = setTimeout(start, START_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [id, queryClient]);
  return null;
};

const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog);

/** Where help appears that a text of the person's called for, over any page; its code comes only then. */
const OfferedHelpSlot = () => {
  const help = useOfferedHelp();
  if (!help) return null;
  return (
    <LazyBoundary failed={() => null}>
      <HelpDialog help={help} onClose={offeredHelp.close} />
    </LazyBoundary>
  );
};

/** Around every signed-in page; a one-time password has to be changed before anything else. */
export const SignedInRoot = () => {
  const { mustChangePassword } = useUser();
  const isAsking = useSessionAsking();
  return (
    <LazyBoundary>
      <PageEffects />
      {!mustChangePassword && <LiveUpdates />}
      {mustChangePassword ? (
        <EntranceShell>
          <ForcedPasswordPage onSignOut={signOut} />
        </EntranceShell>
      ) : (
        <CurrentPage />
      )}
      <OfferedHelpSlot />
      {isAsking && <SignInAgainDialog />}
    </LazyBoundary>
  );
};

import { Outlet, useLocation } from '@tanstack/react-router';
import { signOut } from '../features/auth/sign-out.ts';
import { useUser } from '../lib/session.ts';
import { useSessionAsking } from '../lib/session-guard.ts';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntranceShell } from './entrance-shell.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { OfferedHelpSlot } from './offered-help-slot.tsx';
import { PageEffects } from './page-effects.tsx';
import { SignedInShell } from './shell/signed-in-shell.tsx';

const ForcedPasswordPage = lazyPart(
  async () => (await import('../features/account/forced-password-page.tsx')).ForcedPasswordPage,
);
const SignInAgainDialog = lazyPart(
  async () => (await import('../features/auth/sign-in-again-dialog.tsx')).SignInAgainDialog,
);

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

import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { PagePending } from './page-pending.tsx';
import { useMissingConsent } from './use-missing-consent.ts';

const ConsentScreen = lazyPart(async () => (await import('./consent-screen.tsx')).ConsentScreen);

/** Pages without health data stay open: one's own account, what is said about privacy, the installation's care. */
const openPaths: ReadonlySet<string> = new Set(['/account', '/privacidade', '/admin', '/login', '/register']);

/** The page, or the question for consent in its place. */
export const ConsentGate = ({ children }: { children: ReactNode }) => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isMissing = useMissingConsent({ isAsking: true });
  if (!isMissing || openPaths.has(pathname)) return children;
  return (
    <LazyBoundary waiting={<PagePending />}>
      <ConsentScreen />
    </LazyBoundary>
  );
};

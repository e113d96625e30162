import type { ReactNode } from 'react';
import { LeaveGuard } from '../leave-guard.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { CONTENT_ID, SkipLink } from '../skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LazyMotivation } from './lazy-motivation.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

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

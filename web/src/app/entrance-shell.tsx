import type { ReactNode } from 'react';
import { appMessages } from './app-messages.ts';
import { BrandLink } from './brand-link.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** Around the screens that are not the app yet: sign in, register, first password. */
export const EntranceShell = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh px-4 pt-2 pb-16 md:pt-6">
    <SkipLink />
    <header className="mx-auto mb-4 flex max-w-120 md:mb-8">
      <BrandLink label={appMessages.landing} />
    </header>
    <main id={CONTENT_ID} tabIndex={-1} className="focus:outline-none">
      <div className="mx-auto max-w-120">
        <OfflineBanner />
      </div>
      {children}
    </main>
  </div>
);

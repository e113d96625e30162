import type { ReactNode } from 'react';
import { appMessages } from './app-messages.ts';
import { BrandLink } from './brand-link.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

interface EntranceShellProps {
  /** For something to read; a form is narrower. */
  wide?: boolean;
  children: ReactNode;
}

/** Around the screens that are not the app yet: sign in, register, first password, what visitors read. */
export const EntranceShell = ({ wide = false, children }: EntranceShellProps) => {
  const width = wide ? 'max-w-180' : 'max-w-120';
  return (
    <div className="min-h-dvh px-4 pt-2 pb-16 md:pt-6">
      <SkipLink />
      <header className={`mx-auto mb-4 flex ${width} md:mb-8`}>
        <BrandLink label={appMessages.landing} />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="focus:outline-none">
        <div className={`mx-auto ${width}`}>
          <OfflineBanner />
        </div>
        {children}
      </main>
    </div>
  );
};

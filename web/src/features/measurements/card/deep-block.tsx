import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

/** The filled block, there is one a screen. */
export const DeepBlock = ({ children, busy = false }: { children: ReactNode; busy?: boolean }) => (
  <section
    aria-label={messages.title}
    aria-busy={busy}
    className={clsx(
      'grid min-w-0 content-between gap-2 rounded-xl bg-deep px-4.5 pt-3.5 pb-2.5 text-deep-foreground md:min-h-80 md:gap-4 md:p-7',
      busy && 'min-h-76',
    )}
  >
    {children}
  </section>
);

import type { ReactNode } from 'react';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

/** The filled block, there is one a screen. */
export const DeepBlock = ({ children, busy = false }: { children: ReactNode; busy?: boolean }) => (
  <section
    aria-label={messages.title}
    aria-busy={busy}
    className="grid min-h-60 md:min-h-80 min-w-0 content-between gap-4 rounded-xl bg-deep p-5 text-deep-foreground md:p-7"
  >
    {children}
  </section>
);

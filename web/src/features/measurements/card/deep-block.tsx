import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

interface DeepBlockProps {
  children: ReactNode;
  busy?: boolean;
  /** As high on a phone as with a whole week, which is here or on its way: nothing below it jumps. */
  hasWeek?: boolean;
}

/** The filled block, there is one a screen. */
export const DeepBlock = ({ children, busy = false, hasWeek = busy }: DeepBlockProps) => (
  <section
    aria-label={messages.title}
    aria-busy={busy}
    className={clsx(
      'grid min-w-0 grid-cols-1 content-between gap-2 rounded-xl bg-deep px-4.5 pt-3.5 pb-2.5 text-deep-foreground md:min-h-80 md:gap-4 md:p-7',
      hasWeek && 'min-h-79.5',
    )}
  >
    {children}
  </section>
);

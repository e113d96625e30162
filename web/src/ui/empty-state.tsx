import type { ReactNode } from 'react';
import { Vida, type VidaMood } from './vida.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** The next step in one or two sentences. */
  children?: ReactNode;
  /** The one button or link that fills this place. */
  action?: ReactNode;
  mood?: VidaMood;
  /** 1 where it is all that the page shows. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here yet: Vida, what is missing, and how to begin. Stands inside a Card or on the page. */
export const EmptyState = ({ title, children, action, mood = 'thinking', level = 3, className }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <div className="grid grid-cols-1 justify-items-center gap-2 py-4 text-center wrap-anywhere">
        <Vida mood={mood} />
        <Heading className="max-w-[38ch]">{title}</Heading>
        {children && <div className="max-w-[38ch] text-muted-foreground">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
      </div>
    </div>
  );
};

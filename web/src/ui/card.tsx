import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: ReactNode;
  /** One sentence under the title. */
  subtitle?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  level?: 2 | 3;
  /** Tighter, for the side column. */
  compact?: boolean;
  busy?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A white sheet: a section named by its title. No shadow, no border, and never another sheet inside. */
export const Card = ({ title, subtitle, actions, level = 2, compact, busy, id, className, children }: CardProps) => {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      className={clsx('min-w-0 rounded-lg bg-card px-4 py-5', compact ? 'md:p-5' : 'md:p-6', className)}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={busy}
    >
      {title && (
        <div className={clsx('flex flex-wrap items-center', compact ? 'mb-3 gap-1' : 'mb-4 gap-3')}>
          <div className={subtitle ? 'min-w-0 flex-1 basis-48' : 'mr-auto min-w-0'}>
            <Heading id={titleId}>{title}</Heading>
            {subtitle && <p className="text-muted-foreground">{subtitle}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
};

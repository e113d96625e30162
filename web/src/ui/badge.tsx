import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const badgeClass = cva(
  'inline-flex min-h-6.5 items-center gap-1.5 rounded-sm px-2.25 py-0.5 text-[0.875rem] leading-5 ' +
    'font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-foreground',
        ok: 'bg-success-soft text-success',
        warn: 'bg-warning-soft text-warning',
        bad: 'bg-destructive-soft text-destructive',
        info: 'bg-info-soft text-info',
        now: 'bg-accent-soft text-accent-strong',
        teal: 'bg-primary-soft text-primary-soft-foreground',
        onDeep: 'bg-deep-band text-deep-foreground',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeClass>['tone']>;

interface BadgeProps {
  tone?: BadgeTone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A short state in words; the colour only repeats what the word (and the mark) say. */
export const Badge = ({ tone, icon: Mark, className, children }: BadgeProps) => (
  <span className={badgeClass({ tone, className })}>
    {Mark && <Mark aria-hidden size={14} strokeWidth={2} className="shrink-0" />}
    {children}
  </span>
);

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  title: ReactNode;
  /** Stands open at first. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** More for those who want it: a line that unfolds. */
export const Disclosure = ({ title, open, className, children }: DisclosureProps) => (
  <details className={clsx('group', className)} open={open}>
    <summary
      className={
        'flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold text-primary ' +
        '[&::-webkit-details-marker]:hidden'
      }
    >
      <span className="mr-auto">{title}</span>
      <Icon icon={ChevronDown} className="group-open:rotate-180" />
    </summary>
    <div className="pb-3">{children}</div>
  </details>
);

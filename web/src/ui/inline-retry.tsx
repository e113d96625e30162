import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { uiMessages } from './ui-messages.ts';

interface InlineRetryProps {
  onRetry: () => void;
  className?: string;
  children?: ReactNode;
}

/** 'não salvo · tentar de novo', where a toast would be too loud. */
export const InlineRetry = ({ onRetry, className, children = uiMessages.notSaved }: InlineRetryProps) => (
  <p role="status" className={clsx('flex items-center gap-1.5 text-sm text-destructive', className)}>
    {children}
    <span aria-hidden>·</span>
    <button type="button" className="min-h-11 rounded-sm font-semibold underline underline-offset-3" onClick={onRetry}>
      {uiMessages.retryInline}
    </button>
  </p>
);

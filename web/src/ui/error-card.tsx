import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { uiMessages } from './ui-messages.ts';

interface ErrorCardProps {
  /** What could not be loaded: 'Não foi possível carregar o sono'. */
  title: ReactNode;
  /** What is safe, and why it failed, without blame. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  level?: 1 | 2 | 3;
  className?: string;
}

/** A failed load, with the way out. */
export const ErrorCard = ({ title, children, onRetry, retrying, level, className }: ErrorCardProps) => (
  <div role="alert" className={className}>
    <EmptyState
      mood="worried"
      title={title}
      {...(level && { level })}
      action={
        <Button variant="outline" icon={RefreshCw} pending={retrying ?? false} onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
);

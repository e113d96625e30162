import { clsx } from 'clsx';
import { Card } from './card.tsx';
import { uiMessages } from './ui-messages.ts';

const widths = ['h-4 w-full', 'h-4 w-5/6', 'h-4 w-3/5', 'h-4 w-11/12', 'h-4 w-2/3'];

interface SkeletonCardProps {
  /** What is on its way, read aloud: 'Carregando suas recomendações...'. */
  label?: string;
  lines?: 1 | 2 | 3 | 4 | 5;
  className?: string;
}

/** A sheet whose content is on its way. */
export const SkeletonCard = ({ label = uiMessages.loading, lines = 3, className }: SkeletonCardProps) => (
  <Card busy {...(className && { className })}>
    <p className="sr-only" role="status">
      {label}
    </p>
    <Skeleton className="mb-5 h-5.5 w-1/2" />
    <div className="grid gap-2.5">
      {widths.slice(0, lines).map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  </Card>
);

/** A quiet bar where content will be; give it the content's height and width, so that nothing moves. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={clsx('animate-pulse rounded-sm bg-sunken', className ?? 'h-4')} aria-hidden />
);

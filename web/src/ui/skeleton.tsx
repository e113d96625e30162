import { clsx } from 'clsx';

/** A quiet bar where content will be; give it the content's height and width, so that nothing moves. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={clsx('animate-pulse rounded-sm bg-sunken', className ?? 'h-4')} aria-hidden />
);

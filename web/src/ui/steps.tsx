import { clsx } from 'clsx';

/** What to do, in order. */
export const Steps = ({ steps, className }: { steps: readonly string[]; className?: string }) => (
  <ol className={clsx('grid list-decimal gap-1.5 pl-5', className)}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

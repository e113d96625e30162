import { clsx } from 'clsx';

/** Sentences under each other, each with its dot. */
export const BulletList = ({ items, className = 'gap-1.5' }: { items: readonly string[]; className?: string }) => (
  <ul className={clsx('grid list-disc pl-5', className)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

import { Link } from '@tanstack/react-router';
import { Vida } from '../ui/vida.tsx';
import { appMessages } from './app-messages.ts';

/** The bird and the name, leading to the first page. */
export const BrandLink = ({ label, className = '' }: { label: string; className?: string }) => (
  <Link
    to="/"
    aria-label={label}
    className={
      'flex min-h-11 items-center gap-1.5 text-xl font-bold tracking-[-0.03em] ' +
      `text-foreground no-underline md:gap-2 md:text-[1.75rem] md:leading-10 ${className}`
    }
  >
    <Vida mood="greeting" size={44} className="size-9 md:size-11" />
    <span aria-hidden className="@max-[12rem]:hidden">
      {appMessages.product}
    </span>
  </Link>
);

import { Vida } from '../../ui/vida.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';

/** Name and bird, leading home. */
export const Brand = ({ className }: { className?: string }) => (
  <LandingLink
    to="/"
    aria-label={landingMessages.home}
    className={
      'flex min-h-11 items-center gap-1.5 text-xl font-bold tracking-[-0.03em] text-foreground ' +
      `no-underline md:gap-2 md:text-[1.75rem] md:leading-10 ${className ?? ''}`
    }
  >
    <Vida mood="greeting" size={44} className="size-9 md:size-11" />
    <span aria-hidden className="max-[350px]:hidden">
      {landingMessages.brand}
    </span>
  </LandingLink>
);

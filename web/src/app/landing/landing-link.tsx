import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

export type LandingPath = '/' | '/login' | '/register' | '/privacidade';

interface LandingLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: LandingPath;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A real link in the prerendered page, where no router runs; inside the app the same link changes the page in place.
 */
export const LandingLink = ({ to, onClick, ...rest }: LandingLinkProps) => {
  const router = useRouter({ warn: false });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    router.history.push(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
};

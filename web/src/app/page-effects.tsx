import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appMessages } from './app-messages.ts';
import { focusHeading } from './focus-heading.ts';

/** The page that was drawn last; it outlives the router, which changes with the session. */
let lastPath = window.location.pathname;

/** What happens when the page changes: the tab's title and the focus. */
export const PageEffects = () => {
  const router = useRouter();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? appMessages.titles.notFound });
  useEffect(() => {
    document.title = `${title} · ${appMessages.product}`;
  }, [title]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        if (toLocation.pathname !== lastPath) focusHeading();
        lastPath = toLocation.pathname;
      }),
    [router],
  );
  return null;
};

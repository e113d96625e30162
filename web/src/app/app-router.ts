import { createRouter } from '@tanstack/react-router';
import { browserHistory } from '../lib/browser-history.ts';
import { PageFailure, PagePending } from './page-states.tsx';
import { signedInRoutes } from './signed-in-routes.tsx';
import { signedOutRoutes } from './signed-out-routes.tsx';

const shared = () => ({
  history: browserHistory(),
  defaultPreload: 'intent' as const,
  defaultErrorComponent: PageFailure,
  defaultPendingComponent: PagePending,
  scrollRestoration: true,
});

const createSignedInRouter = () => createRouter({ ...shared(), routeTree: signedInRoutes });
const createSignedOutRouter = () => createRouter({ ...shared(), routeTree: signedOutRoutes });

type AppRouter = ReturnType<typeof createSignedInRouter> | ReturnType<typeof createSignedOutRouter>;

let current: { personId: string | null; router: AppRouter } | null = null;

/** The router of one person (null: a visitor). Visitors have another tree, so they never load a page's code. */
export const routerFor = (personId: string | null): AppRouter => {
  if (current?.personId === personId) return current.router;
  const router = personId === null ? createSignedOutRouter() : createSignedInRouter();
  current = { personId, router };
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSignedInRouter>;
  }
  interface StaticDataRouteOption {
    /** The page's name in the browser's tab. */
    title?: string;
  }
}

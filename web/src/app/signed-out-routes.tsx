import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { appMessages } from './app-messages.ts';
import { EntranceShell } from './entrance-shell.tsx';
import { forgotPassword, resetPassword } from './forgotten-routes.ts';
import { lazyPage } from './lazy-page.ts';
import { PageEffects } from './page-effects.tsx';
import { pageTitles } from './paths.ts';
import { readLoginSearch } from './route-search.ts';

const SignedOutRoot = () => (
  <>
    <PageEffects />
    <Outlet />
  </>
);

const rootRoute = createRootRoute({ component: SignedOutRoot });

const entrance = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  component: () => (
    <EntranceShell>
      <Outlet />
    </EntranceShell>
  ),
});

const landing = {
  component: lazyPage(() => import('./landing-screen.tsx'), 'LandingScreen'),
  staticData: { title: appMessages.titles.landing },
};

/** What a visitor sees (spec section 2): the ways in and the privacy text; every other address is the landing page. */
export const signedOutRoutes = rootRoute.addChildren([
  entrance.addChildren([
    createRoute({
      getParentRoute: () => entrance,
      path: '/login',
      validateSearch: readLoginSearch,
      component: lazyPage(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
      staticData: { title: pageTitles.login },
    }),
    createRoute({
      getParentRoute: () => entrance,
      path: '/register',
      component: lazyPage(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
      staticData: { title: pageTitles.register },
    }),
    createRoute({ getParentRoute: () => entrance, ...forgotPassword }),
    createRoute({ getParentRoute: () => entrance, ...resetPassword }),
  ]),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/privacidade',
    component: lazyPage(() => import('./privacy-visitor-screen.tsx'), 'PrivacyVisitorScreen'),
    staticData: { title: pageTitles.privacy },
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/', ...landing }),
  createRoute({ getParentRoute: () => rootRoute, path: '$', ...landing }),
]);

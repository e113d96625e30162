import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appMessages } from './app-messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pageTitles, titleOf } from './paths.ts';
import { readLoginSearch, readMeasurementsSearch } from './route-search.ts';
import { SignedInRoot } from './signed-in-root.tsx';

const rootRoute = createRootRoute({ component: SignedInRoot, notFoundComponent: NotFoundPage });
const getParentRoute = () => rootRoute;
const titled = (title: string = appMessages.titles.notFound) => ({ staticData: { title } });

const dashboard = {
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  ...titled(titleOf('/dashboard')),
};

/** The screens of a signed-in person (spec section 2); any other address is the 404 page. */
export const signedInRoutes = rootRoute.addChildren([
  createRoute({ getParentRoute, path: '/', ...dashboard }),
  createRoute({ getParentRoute, path: '/dashboard', ...dashboard }),
  createRoute({
    getParentRoute,
    path: '/profile',
    component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
    ...titled(titleOf('/profile')),
  }),
  createRoute({
    getParentRoute,
    path: '/ai-tips',
    component: lazyRouteComponent(() => import('../features/recommendations/ai-tips-page.tsx'), 'AiTipsPage'),
    ...titled(titleOf('/ai-tips')),
  }),
  createRoute({
    getParentRoute,
    path: '/measurements',
    validateSearch: readMeasurementsSearch,
    component: lazyRouteComponent(() => import('./measurements-screen.tsx'), 'MeasurementsScreen'),
    ...titled(titleOf('/measurements')),
  }),
  createRoute({
    getParentRoute,
    path: '/exercises',
    component: lazyRouteComponent(() => import('../features/exercises/exercises-page.tsx'), 'ExercisesPage'),
    ...titled(titleOf('/exercises')),
  }),
  createRoute({
    getParentRoute,
    path: '/nutrition',
    component: lazyRouteComponent(() => import('../features/nutrition/nutrition-page.tsx'), 'NutritionPage'),
    ...titled(titleOf('/nutrition')),
  }),
  createRoute({
    getParentRoute,
    path: '/sleep',
    component: lazyRouteComponent(() => import('../features/sleep/sleep-page.tsx'), 'SleepPage'),
    ...titled(titleOf('/sleep')),
  }),
  createRoute({
    getParentRoute,
    path: '/community',
    component: lazyRouteComponent(() => import('../features/community/community-page.tsx'), 'CommunityPage'),
    ...titled(titleOf('/community')),
  }),
  createRoute({
    getParentRoute,
    path: '/substances',
    component: lazyRouteComponent(
      () => import('../features/substances/substances-page.tsx'),
      'SubstancesPage',
    ),
    ...titled(titleOf('/substances')),
  }),
  createRoute({
    getParentRoute,
    path: '/chat',
    component: lazyRouteComponent(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),
    ...titled(titleOf('/chat')),
  }),
  createRoute({
    getParentRoute,
    path: '/account',
    component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
    ...titled(pageTitles.account),
  }),
  createRoute({
    getParentRoute,
    path: '/admin',
    component: lazyRouteComponent(() => import('../features/admin/admin-page.tsx'), 'AdminPage'),
    ...titled(pageTitles.admin),
  }),
  createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: readLoginSearch,
    component: lazyRouteComponent(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
    ...titled(pageTitles.login),
  }),
  createRoute({
    getParentRoute,
    path: '/register',
    component: lazyRouteComponent(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
    ...titled(pageTitles.register),
  }),
  createRoute({
    getParentRoute,
    path: '/landing',
    component: lazyRouteComponent(() => import('./landing-screen.tsx'), 'LandingScreen'),
    ...titled(appMessages.titles.landing),
  }),
]);

import { createRootRoute, createRoute } from '@tanstack/react-router';
import { appMessages } from './app-messages.ts';
import { lazyPage } from './lazy-page.ts';
import { NotFoundPage } from './page-states.tsx';
import { pageTitles, titleOf } from './paths.ts';
import {
  readCommunitySearch,
  readExercisesSearch,
  readForumSearch,
  readLoginSearch,
  readMeasurementsSearch,
} from './route-search.ts';
import { SignedInRoot } from './signed-in-root.tsx';

const rootRoute = createRootRoute({ component: SignedInRoot, notFoundComponent: NotFoundPage });
const getParentRoute = () => rootRoute;
const titled = (title: string = appMessages.titles.notFound) => ({ staticData: { title } });

const dashboard = {
  component: lazyPage(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  ...titled(titleOf('/dashboard')),
};

/** The screens of a signed-in person (spec section 2); any other address is the 404 page. */
export const signedInRoutes = rootRoute.addChildren([
  createRoute({ getParentRoute, path: '/', ...dashboard }),
  createRoute({ getParentRoute, path: '/dashboard', ...dashboard }),
  createRoute({
    getParentRoute,
    path: '/profile',
    component: lazyPage(() => import('./profile-screen.tsx'), 'ProfileScreen'),
    ...titled(titleOf('/profile')),
  }),
  createRoute({
    getParentRoute,
    path: '/ai-tips',
    component: lazyPage(() => import('../features/recommendations/ai-tips-page.tsx'), 'AiTipsPage'),
    ...titled(titleOf('/ai-tips')),
  }),
  createRoute({
    getParentRoute,
    path: '/measurements',
    validateSearch: readMeasurementsSearch,
    component: lazyPage(() => import('./measurements-screen.tsx'), 'MeasurementsScreen'),
    ...titled(titleOf('/measurements')),
  }),
  createRoute({
    getParentRoute,
    path: '/exercises',
    validateSearch: readExercisesSearch,
    component: lazyPage(() => import('../features/exercises/exercises-page.tsx'), 'ExercisesPage'),
    ...titled(titleOf('/exercises')),
  }),
  createRoute({
    getParentRoute,
    path: '/nutrition',
    component: lazyPage(() => import('../features/nutrition/nutrition-page.tsx'), 'NutritionPage'),
    ...titled(titleOf('/nutrition')),
  }),
  createRoute({
    getParentRoute,
    path: '/sleep',
    component: lazyPage(() => import('../features/sleep/sleep-page.tsx'), 'SleepPage'),
    ...titled(titleOf('/sleep')),
  }),
  createRoute({
    getParentRoute,
    path: '/community',
    validateSearch: readCommunitySearch,
    component: lazyPage(() => import('./community/community-screen.tsx'), 'CommunityScreen'),
    ...titled(titleOf('/community')),
  }),
  createRoute({
    getParentRoute,
    path: '/community/forums/$forumId',
    validateSearch: readForumSearch,
    component: lazyPage(() => import('./community/forum-screen.tsx'), 'ForumScreen'),
    ...titled(titleOf('/community')),
  }),
  createRoute({
    getParentRoute,
    path: '/community/posts/$postId',
    component: lazyPage(() => import('./community/post-screen.tsx'), 'PostScreen'),
    ...titled(titleOf('/community')),
  }),
  createRoute({
    getParentRoute,
    path: '/substances',
    component: lazyPage(() => import('../features/substances/substances-page.tsx'), 'SubstancesPage'),
    ...titled(titleOf('/substances')),
  }),
  createRoute({
    getParentRoute,
    path: '/chat',
    component: lazyPage(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),
    ...titled(titleOf('/chat')),
  }),
  createRoute({
    getParentRoute,
    path: '/account',
    component: lazyPage(() => import('./account-screen.tsx'), 'AccountScreen'),
    ...titled(pageTitles.account),
  }),
  createRoute({
    getParentRoute,
    path: '/privacidade',
    component: lazyPage(() => import('../features/privacy/privacy-page.tsx'), 'PrivacyPage'),
    ...titled(pageTitles.privacy),
  }),
  createRoute({
    getParentRoute,
    path: '/admin',
    component: lazyPage(() => import('./admin-screen.tsx'), 'AdminScreen'),
    ...titled(pageTitles.admin),
  }),
  createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: readLoginSearch,
    component: lazyPage(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
    ...titled(pageTitles.login),
  }),
  createRoute({
    getParentRoute,
    path: '/register',
    component: lazyPage(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
    ...titled(pageTitles.register),
  }),
  createRoute({
    getParentRoute,
    path: '/landing',
    component: lazyPage(() => import('./landing-screen.tsx'), 'LandingScreen'),
    ...titled(appMessages.titles.landing),
  }),
]);

import { createRootRoute, createRoute } from '@tanstack/react-router';
import { appMessages } from './app-messages.ts';
import { forgotPassword, resetPassword } from './forgotten-routes.ts';
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

/** A page at `path`; its name in the browser's tab is that of the navigation unless another is given. */
const page = <const Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyPage>,
  title = titleOf(path),
) => ({
  getParentRoute: () => rootRoute,
  path,
  component,
  staticData: { title: title ?? appMessages.titles.notFound },
});

const DashboardPage = lazyPage(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');
const ProfileScreen = lazyPage(() => import('./profile-screen.tsx'), 'ProfileScreen');
const AiTipsPage = lazyPage(() => import('../features/recommendations/ai-tips-page.tsx'), 'AiTipsPage');
const MeasurementsScreen = lazyPage(() => import('./measurements-screen.tsx'), 'MeasurementsScreen');
const ExercisesPage = lazyPage(() => import('../features/exercises/exercises-page.tsx'), 'ExercisesPage');
const NutritionPage = lazyPage(() => import('../features/nutrition/nutrition-page.tsx'), 'NutritionPage');
const SleepPage = lazyPage(() => import('../features/sleep/sleep-page.tsx'), 'SleepPage');
const CommunityScreen = lazyPage(() => import('./community/community-screen.tsx'), 'CommunityScreen');
const ForumScreen = lazyPage(() => import('./community/forum-screen.tsx'), 'ForumScreen');
const PostScreen = lazyPage(() => import('./community/post-screen.tsx'), 'PostScreen');
const SubstancesPage = lazyPage(() => import('../features/substances/substances-page.tsx'), 'SubstancesPage');
const ChatPage = lazyPage(() => import('../features/chat/chat-page.tsx'), 'ChatPage');
const AccountScreen = lazyPage(() => import('./account-screen.tsx'), 'AccountScreen');
const PrivacyPage = lazyPage(() => import('../features/privacy/privacy-page.tsx'), 'PrivacyPage');
const AdminScreen = lazyPage(() => import('./admin-screen.tsx'), 'AdminScreen');
const LoginPage = lazyPage(() => import('../features/auth/login-page.tsx'), 'LoginPage');
const RegisterPage = lazyPage(() => import('../features/auth/register-page.tsx'), 'RegisterPage');
const LandingScreen = lazyPage(() => import('./landing-screen.tsx'), 'LandingScreen');

/** The screens of a signed-in person (spec section 2); any other address is the 404 page. */
export const signedInRoutes = rootRoute.addChildren([
  createRoute(page('/', DashboardPage, titleOf('/dashboard'))),
  createRoute(page('/dashboard', DashboardPage)),
  createRoute(page('/profile', ProfileScreen)),
  createRoute(page('/ai-tips', AiTipsPage)),
  createRoute({ ...page('/measurements', MeasurementsScreen), validateSearch: readMeasurementsSearch }),
  createRoute({ ...page('/exercises', ExercisesPage), validateSearch: readExercisesSearch }),
  createRoute(page('/nutrition', NutritionPage)),
  createRoute(page('/sleep', SleepPage)),
  createRoute({ ...page('/community', CommunityScreen), validateSearch: readCommunitySearch }),
  createRoute({
    ...page('/community/forums/$forumId', ForumScreen, titleOf('/community')),
    validateSearch: readForumSearch,
  }),
  createRoute(page('/community/posts/$postId', PostScreen, titleOf('/community'))),
  createRoute(page('/substances', SubstancesPage)),
  createRoute(page('/chat', ChatPage)),
  createRoute(page('/account', AccountScreen, pageTitles.account)),
  createRoute(page('/privacidade', PrivacyPage, pageTitles.privacy)),
  createRoute(page('/admin', AdminScreen, pageTitles.admin)),
  createRoute({ ...page('/login', LoginPage, pageTitles.login), validateSearch: readLoginSearch }),
  createRoute(page('/register', RegisterPage, pageTitles.register)),
  createRoute({ getParentRoute: () => rootRoute, ...forgotPassword }),
  createRoute({ getParentRoute: () => rootRoute, ...resetPassword }),
  createRoute(page('/landing', LandingScreen, appMessages.titles.landing)),
]);

import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage } from '../features/auth/login-page.tsx';
import { RegisterPage } from '../features/auth/register-page.tsx';
import { queryClientFor } from '../lib/query-client.ts';
import { Notice } from '../ui/notice.tsx';
import { uiMessages } from '../ui/ui-messages.ts';
import { appMessages } from './app-messages.ts';
import { EntranceShell } from './entrance-shell.tsx';
import { landingMessages } from './landing/landing-messages.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { pageTitles } from './paths.ts';

/** A visitor's form as the app draws it first, and what to say where the app does not come. */
const renderForm = async (name: 'login' | 'register', page: ReactNode) => {
  const root = createRootRoute({ component: () => <EntranceShell>{page}</EntranceShell> });
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: `/${name}` })]);
  const router = createRouter({ history: createMemoryHistory({ initialEntries: [`/${name}`] }), routeTree });
  await router.load();
  const markup = renderToStaticMarkup(
    <>
      <QueryClientProvider client={queryClientFor(null)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <div data-failure hidden className="fixed inset-x-4 bottom-4 mx-auto max-w-120">
        <Notice tone="danger" live>
          {uiMessages.connectionFailed}
        </Notice>
      </div>
    </>,
  );
  return { name, title: `${pageTitles[name]} · ${appMessages.product}`, markup, isWhole: false };
};

/** What build/prerender.ts writes into documents of their own: each page's title and its markup. */
export const renderPages = async () => [
  {
    name: 'landing',
    title: landingMessages.title,
    markup: renderToStaticMarkup(<LandingPage prerendered />),
    isWhole: true,
  },
  await renderForm('login', <LoginPage />),
  await renderForm('register', <RegisterPage />),
];

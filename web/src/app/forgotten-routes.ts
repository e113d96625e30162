import { lazyPage } from './lazy-page.ts';
import { pageTitles } from './paths.ts';

const load = () => import('../features/auth/forgotten-pages.tsx');

/** A forgotten password is the same for visitors and for who is signed in, perhaps as somebody else. */
export const forgotPassword = {
  path: '/forgot-password',
  component: lazyPage(load, 'ForgotPasswordPage'),
  staticData: { title: pageTitles.forgotPassword },
} as const;

export const resetPassword = {
  path: '/reset-password',
  component: lazyPage(load, 'ResetPasswordPage'),
  staticData: { title: pageTitles.resetPassword },
} as const;

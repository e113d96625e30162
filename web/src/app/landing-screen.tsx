import { useLocation } from '@tanstack/react-router';
import { ACCOUNT_DELETED_PATH } from './account-deleted.ts';
import { LandingPage } from './landing/landing-page.tsx';

const notices: Readonly<Record<string, 'community' | 'accountDeleted'>> = {
  '/community': 'community',
  [ACCOUNT_DELETED_PATH]: 'accountDeleted',
};

/** The landing page at whatever address a visitor asked for. */
export const LandingScreen = () => {
  const notice = useLocation({ select: ({ pathname }) => notices[pathname] });
  return <LandingPage {...(notice && { notice })} />;
};

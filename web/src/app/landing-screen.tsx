import { useLocation } from '@tanstack/react-router';
import { LandingPage } from './landing/landing-page.tsx';

/** The landing page at whatever address a visitor asked for. */
export const LandingScreen = () => {
  const isCommunity = useLocation({ select: ({ pathname }) => pathname === '/community' });
  return <LandingPage {...(isCommunity && { notice: 'community' as const })} />;
};

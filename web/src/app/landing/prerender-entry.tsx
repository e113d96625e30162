import { renderToStaticMarkup } from 'react-dom/server';
import { landingMessages } from './landing-messages.ts';
import { LandingPage } from './landing-page.tsx';

/** What build/prerender.ts writes into landing.html: the page's title and its markup. */
export const renderLanding = (): { title: string; markup: string } => ({
  title: landingMessages.title,
  markup: renderToStaticMarkup(<LandingPage prerendered />),
});

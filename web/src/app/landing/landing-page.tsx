import { AccountDeletedNotice } from './account-deleted-notice.tsx';
import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { CommunityNotice } from './community-notice.tsx';
import { Features } from './features.tsx';
import { HelpChat } from './help-chat.tsx';
import { HelpStatic } from './help-static.tsx';
import { Hero } from './hero.tsx';
import { InsidePictures } from './inside-pictures.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { landingMessages } from './landing-messages.ts';
import { ProductPictures } from './product-pictures.tsx';
import { Reminders } from './reminders.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';

interface LandingPageProps {
  /** What happened before the visitor came here. */
  notice?: 'community' | 'accountDeleted';
  /** Rendered at build time into landing.html: everything must work without a script. */
  prerendered?: boolean;
}

/** What a signed-out visitor sees (spec section 2), the same in the app and in the prerendered file. */
export const LandingPage = ({ notice, prerendered = false }: LandingPageProps) => (
  <div data-prerendered={prerendered || undefined} className="overflow-x-clip">
    <a
      href="#conteudo"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-card px-4 py-2.5 focus:translate-y-0 focus:shadow-float"
    >
      {landingMessages.skip}
    </a>
    {notice === 'community' && <CommunityNotice />}
    {notice === 'accountDeleted' && <AccountDeletedNotice />}
    <LandingHeader />
    <main id="conteudo" tabIndex={-1} className="focus:outline-none">
      <Hero />
      <ProductPictures />
      <Features />
      <InsidePictures />
      <Benefits />
      <Statistics />
      <Testimonials />
      <Reminders />
      <ClosingCall />
    </main>
    <LandingFooter />
    {prerendered ? <HelpStatic /> : <HelpChat />}
  </div>
);

import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Benefits, Statistics, Testimonials } from './benefits.tsx';
import { Features } from './features.tsx';
import { HelpChat } from './help-chat.tsx';
import { HelpStatic } from './help-static.tsx';
import { Hero, LandingHeader } from './hero.tsx';
import { ClosingCall, LandingFooter } from './landing-footer.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { InsidePictures, ProductPictures } from './product-pictures.tsx';
import { Reminders } from './reminders.tsx';
import { column } from './section-class.ts';

interface LandingPageProps {
  /** What happened before the visitor came here. */
  notice?: 'community' | 'accountDeleted';
  /** Rendered at build time into landing.html: everything must work without a script. */
  prerendered?: boolean;
}

/** The last word to somebody whose account is gone. */
const AccountDeletedNotice = () => (
  <div className={`${column} pt-3`}>
    <Notice tone="success" live>
      {landingMessages.accountDeletedNotice}
    </Notice>
  </div>
);

/** The way in for a signed-out visitor who asked for the community. */
const CommunityNotice = () => (
  <div className={`${column} pt-3`}>
    <Notice
      tone="info"
      live
      action={
        <LinkButton className="-my-2.25">
          <LandingLink to="/login">{landingMessages.signIn}</LandingLink>
        </LinkButton>
      }
    >
      {landingMessages.communityNotice}
    </Notice>
  </div>
);

/** What a signed-out visitor sees (spec section 2), the same in the app and in the prerendered file. */
export const LandingPage = ({ notice, prerendered = false }: LandingPageProps) => (
  <div className="overflow-x-clip">
    <a
      href="#conteudo"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md
bg-card px-4 py-2.5 focus:translate-y-0 focus:shadow-float"
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

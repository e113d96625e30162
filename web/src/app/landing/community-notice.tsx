import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { column } from './section-class.ts';

/** The way in for a signed-out visitor who asked for the community. */
export const CommunityNotice = () => (
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

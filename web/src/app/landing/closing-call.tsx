import { LinkButton } from '../../ui/link-button.tsx';
import { Vida } from '../../ui/vida.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading } from './section-class.ts';

const { closing, start } = landingMessages;

/** The last word of the page. */
export const ClosingCall = () => (
  <section className={`${column} ${sectionGap} grid justify-items-center gap-3 pb-24 text-center`}>
    <Vida mood="cheering" size={184} />
    <h2 className={sectionHeading}>{closing.title}</h2>
    <p>{closing.text}</p>
    <LinkButton size="lg" className="mt-2">
      <LandingLink to="/register">{start}</LandingLink>
    </LinkButton>
  </section>
);

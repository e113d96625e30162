import { LinkButton } from '../../ui/link-button.tsx';
import { Vida } from '../../ui/vida.tsx';
import { Brand } from './brand.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading } from './section-class.ts';

const { disclaimer, emergency, support, samu, cvv, privacy } = landingMessages.footer;

/** What Vida is not, and whom to call; leaves room for the floating help. */
export const LandingFooter = () => (
  <footer className="border-t border-border pt-8 pb-24 md:pb-8">
    <div className={`${column} flex flex-wrap items-center gap-x-12 gap-y-4 md:pr-28`}>
      <Brand />
      <div className="grid flex-1 basis-80 gap-1 text-sm text-muted-foreground">
        <p>{disclaimer}</p>
        <p>
          {emergency} <PhoneLink number="192">{samu}</PhoneLink>. {support} <PhoneLink number="188">{cvv}</PhoneLink>.
        </p>
        <p>
          <LandingLink to="/privacidade" className="inline-flex min-h-11 items-center font-semibold">
            {privacy}
          </LandingLink>
        </p>
      </div>
    </div>
  </footer>
);

const PhoneLink = ({ number, children }: { number: string; children: string }) => (
  <a href={`tel:${number}`} className="py-2.5 font-semibold whitespace-nowrap">
    {children}
  </a>
);

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

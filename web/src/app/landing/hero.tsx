import { LinkButton } from '../../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import { DayBand } from './day-band.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { column } from './section-class.ts';

const { hero, start } = landingMessages;

/** The promise, the two ways on, and one day as one line. */
export const Hero = () => (
  <section className="pt-5 md:pt-12">
    <div className={`${column} grid items-end gap-6 min-[901px]:grid-cols-[7fr_5fr] min-[901px]:gap-12`}>
      <h1
        className="text-[clamp(2.375rem,11.6vw,2.75rem)] leading-[1.04] font-bold
tracking-[-0.04em] md:text-[clamp(2.75rem,6vw,5rem)] md:leading-[1.02]"
      >
        {hero.title[0]}
        <br />
        {hero.title[1]}
      </h1>
      <div className="grid gap-5">
        <p className="max-w-[34em] text-[1.125rem] leading-7 md:text-lg md:leading-7.5">{hero.lead}</p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <LinkButton size="lg">
            <LandingLink to="/register">{start}</LandingLink>
          </LinkButton>
          <LinkButton variant="outline" size="lg">
            <a href="#recursos">{hero.more}</a>
          </LinkButton>
        </div>
        <p className="text-sm text-muted-foreground">{hero.small}</p>
      </div>
    </div>
    <DayBand />
  </section>
);

/** Name, Entrar, Começar Agora. */
export const LandingHeader = () => (
  <header className={`${column} flex items-center py-2 md:gap-2 md:py-4`}>
    <Brand className="mr-auto" />
    <LinkButton variant="ghost" className="whitespace-nowrap">
      <LandingLink to="/login">{landingMessages.signIn}</LandingLink>
    </LinkButton>
    <LinkButton className="whitespace-nowrap">
      <LandingLink to="/register">{landingMessages.start}</LandingLink>
    </LinkButton>
  </header>
);

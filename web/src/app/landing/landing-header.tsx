import { LinkButton } from '../../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { column } from './section-class.ts';

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

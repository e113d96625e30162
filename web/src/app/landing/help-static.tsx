import { ChevronDown, MessageCircle, X } from 'lucide-react';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { helpMessages, helpTopics } from './help-messages.ts';
import {
  HelpEmergencyLine,
  HelpGreeting,
  HelpHeading,
  helpButtonClass,
  helpId,
  helpPanelClass,
  helpTitleId,
} from './help-parts.tsx';
import { LandingLink } from './landing-link.tsx';

/** The help before any script runs: opened by its address, each question a native disclosure. */
export const HelpStatic = () => (
  <>
    <section id={helpId} aria-labelledby={helpTitleId} className={`${helpPanelClass} hidden target:grid`}>
      <div className="flex items-center gap-3 border-b border-border py-2 pr-2 pl-4">
        <HelpHeading />
        <a
          href="#ajuda-fechada"
          aria-label={helpMessages.close}
          className={buttonClass({ variant: 'quiet', size: 'icon' })}
        >
          <Icon icon={X} />
        </a>
      </div>
      <div className="grid content-start gap-3 overflow-y-auto px-4 py-4">
        <HelpGreeting />
        <div className="divide-y divide-border">
          {helpTopics.map(({ id, question, answer, link }) => (
            <details key={id} className="group">
              <summary
                className="flex min-h-12 list-none items-center gap-2 py-2
font-semibold text-primary [&::-webkit-details-marker]:hidden"
              >
                <span className="mr-auto">{question}</span>
                <Icon icon={ChevronDown} className="group-open:rotate-180" />
              </summary>
              <p className="pb-3">
                {answer} {link && <LandingLink to={link.to}>{link.text}</LandingLink>}
              </p>
            </details>
          ))}
        </div>
      </div>
      <div className="border-t border-border px-4 py-3">
        <HelpEmergencyLine />
      </div>
    </section>
    <a href={`#${helpId}`} data-brings-app aria-label={helpMessages.open} className={helpButtonClass}>
      <Icon icon={MessageCircle} size="lg" />
    </a>
  </>
);

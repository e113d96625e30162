import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { ReactNode } from 'react';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { writingMessages } from './writing-messages.ts';

const messages = writingMessages.help;

interface HelpCardProps {
  help: HelpOffer;
  /** What has become of the text. */
  state: string;
  /** The ways on. */
  actions: ReactNode;
}

/** It comes in the place of a form that may be scrolled to its end: whom to call is seen first. */
const showFromTop = (card: HTMLDivElement | null): void => {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
};

/** Whom to call and what to do, for the author of a text that speaks of an emergency. It never stands in the way. */
export const HelpCard = ({ help: { text, emergency }, state, actions }: HelpCardProps) => (
  <div ref={showFromTop} tabIndex={-1} className="grid scroll-mt-20 grid-cols-1 gap-3 outline-none">
    <EmergencyCard
      title={messages[emergency.label]}
      contacts={emergency.lines}
      after={
        emergency.steps.length > 0 && (
          <>
            <p className="font-semibold">{messages.meanwhile}</p>
            <ol className="mt-1 list-decimal space-y-1 pl-6">
              {emergency.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )
      }
    >
      {text}
    </EmergencyCard>
    <p>{state}</p>
    <div className="flex flex-wrap justify-end gap-2">{actions}</div>
  </div>
);

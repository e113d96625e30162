import { EmergencyCard } from '../../ui/emergency-card.tsx';
import { TalkBubble } from '../../ui/talk-bubble.tsx';
import type { HelpAnswer } from './find-help-answer.ts';
import { helpMessages } from './help-messages.ts';
import { LandingLink } from './landing-link.tsx';

/** One question and its answer. */
export const HelpExchange = ({ question, answer }: { question: string; answer: HelpAnswer }) => (
  <div className="grid gap-2">
    <TalkBubble look="me">
      <span className="sr-only">{helpMessages.you} </span>
      <span className="wrap-anywhere">{question}</span>
    </TalkBubble>
    <Answer answer={answer} />
  </div>
);

const Answer = ({ answer }: { answer: HelpAnswer }) => {
  if (answer.kind === 'emergency') {
    return (
      <EmergencyCard title={helpMessages.emergencyTitle} contacts={['samu', 'cvv']}>
        <p>{helpMessages.emergencyText}</p>
      </EmergencyCard>
    );
  }
  if (answer.kind === 'unknown') return <TalkBubble look="vida">{helpMessages.unknown}</TalkBubble>;
  const { answer: text, link } = answer.topic;
  return (
    <TalkBubble look="vida">
      <p>{text}</p>
      {link && (
        <LandingLink to={link.to} className="mt-1 inline-flex min-h-11 items-center font-semibold">
          {link.text}
        </LandingLink>
      )}
    </TalkBubble>
  );
};

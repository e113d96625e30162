import { TalkBubble } from '../../ui/talk-bubble.tsx';
import { landingMessages } from './landing-messages.ts';

const { question, answer } = landingMessages.features.support;

/** A question to the assistant and its answer. */
export const SupportPicture = () => (
  <div className="grid gap-2">
    <TalkBubble look="me">{question}</TalkBubble>
    <TalkBubble look="vida">{answer}</TalkBubble>
  </div>
);

import { TalkBubble } from '../../../ui/talk-bubble.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';

interface BubbleProps {
  /** Shown as it is, line breaks included: never markup. */
  text: string;
  time?: string;
}

const textClass = 'wrap-anywhere whitespace-pre-line';

/** What the person said. */
export const MyBubble = ({ text, time }: BubbleProps) => (
  <TalkBubble look="me" {...(time && { time })}>
    <VisuallyHidden>{messages.you} </VisuallyHidden>
    <span className={textClass}>{text}</span>
  </TalkBubble>
);

/** What was answered. */
export const VidaBubble = ({ text, time }: BubbleProps) => (
  <TalkBubble look="vida" {...(time && { time })}>
    <VisuallyHidden>{messages.vida} </VisuallyHidden>
    <span className={textClass}>{text}</span>
  </TalkBubble>
);

import type { ReactNode } from 'react';
import { TalkBubble } from '../../../ui/talk-bubble.tsx';
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
    <span className="sr-only">{messages.you} </span>
    <span className={textClass}>{text}</span>
  </TalkBubble>
);

/** The numbers of public services where a text says them as such ('SAMU 192', 'ligue 190'): no reading, no amount. */
const PHONE = new RegExp(
  String.raw`\b(?:SAMU|CVV|Disque|Disque Saúde|Disque-Intoxicação:?|ligue|o|no|ou) (0800 722 6001|192|193` +
    String.raw`|190|188|180|136|100)(?![\d.,]*\d| ?(?:%|(?:mg|mmol|mmHg|bpm|k?g|ml|kcal|minutos|passos)\b))`,
  'gi',
);

/** A text whose telephone numbers can be tapped. */
const withPhones = (text: string): ReactNode[] => {
  let from = 0;
  const parts = [...text.matchAll(PHONE)].flatMap(({ index, 0: whole, 1: phone = '' }) => {
    const at = index + whole.length - phone.length;
    const before = text.slice(from, at);
    from = at + phone.length;
    return [
      before,
      <a key={at} href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold underline">
        {phone}
      </a>,
    ];
  });
  return [...parts, text.slice(from)];
};

/** What was answered. */
export const VidaBubble = ({ text, time }: BubbleProps) => (
  <TalkBubble look="vida" {...(time && { time })}>
    <span className="sr-only">{messages.vida} </span>
    <span className={textClass}>{withPhones(text)}</span>
  </TalkBubble>
);

import type { ChatEmergency } from '@vida/contract/chat/chat-schemas.ts';
import { Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { conversationMessages } from './conversation-messages.ts';

const messages = conversationMessages.emergency;

interface Answerable {
  /** Answers what is asked back; null where it was answered, or cannot be now. */
  onAnswer: ((answer: string) => void) | null;
}

const Meanwhile = ({ emergency, onAnswer }: Answerable & { emergency: ChatEmergency }) => (
  <>
    {emergency.steps.length > 0 && (
      <>
        <p className="font-semibold">{messages.meanwhile}</p>
        <ol className="mt-1 list-decimal space-y-1 pl-6">
          {emergency.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </>
    )}
    {emergency.question && onAnswer && (
      <fieldset className="mt-3">
        <legend className="font-semibold">{emergency.question}</legend>
        <div className="mt-2 flex gap-2">
          {[messages.yes, messages.no].map((answer) => (
            <Button key={answer} variant="outline" size="lg" onClick={() => onAnswer(answer)}>
              {answer}
            </Button>
          ))}
        </div>
      </fieldset>
    )}
  </>
);

interface EmergencyNoticeProps extends Answerable {
  emergency: ChatEmergency;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  cardRef?: RefObject<HTMLDivElement | null>;
}

/** Whom to call and what to do meanwhile, until the person closes it; then one press away. */
export const EmergencyNotice = ({ emergency, isOpen, onToggle, onAnswer, cardRef }: EmergencyNoticeProps) => (
  <div className="grid grid-cols-1 justify-items-start gap-1">
    {isOpen && (
      <div ref={cardRef} className="w-full">
        <EmergencyCard
          title={messages[emergency.label]}
          contacts={emergency.lines}
          after={<Meanwhile emergency={emergency} onAnswer={onAnswer} />}
        >
          {messages.call}
        </EmergencyCard>
      </div>
    )}
    <Button
      variant={isOpen ? 'quiet' : 'outline'}
      className={isOpen ? '-ml-3' : ''}
      {...(!isOpen && { icon: Phone })}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {isOpen ? messages.close : messages.show}
    </Button>
  </div>
);

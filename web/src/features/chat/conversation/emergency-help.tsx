import type { ChatEmergency } from '@vida/contract/chat/chat-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { conversationMessages } from './conversation-messages.ts';

const messages = conversationMessages.emergency;

export interface EmergencyHelpProps {
  emergency: ChatEmergency;
  /** Answers what is asked back; null where it was answered, or cannot be now. */
  onAnswer: ((answer: string) => void) | null;
}

const Meanwhile = ({ emergency, onAnswer }: EmergencyHelpProps) => (
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

/** Whom to call, and what to do meanwhile. */
export const EmergencyHelp = ({ emergency, onAnswer }: EmergencyHelpProps) => (
  <EmergencyCard
    title={messages[emergency.label]}
    contacts={emergency.lines}
    after={<Meanwhile emergency={emergency} onAnswer={onAnswer} />}
  >
    {messages.call}
  </EmergencyCard>
);

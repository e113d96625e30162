import type { ChatEmergency } from '@vida/contract/chat/chat-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { EmergencyCard, EmergencySteps } from '../../../ui/emergency-card.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { conversationMessages } from './conversation-messages.ts';

const messages = conversationMessages.emergency;

export interface EmergencyHelpProps {
  emergency: ChatEmergency;
  /** Answers what is asked back; null where it was answered, or cannot be now. */
  onAnswer: ((answer: string) => void) | null;
}

/** Whom to call, and what to do meanwhile. */
export const EmergencyHelp = ({ emergency: { label, lines, steps, question }, onAnswer }: EmergencyHelpProps) => (
  <EmergencyCard
    title={uiMessages.emergency[label]}
    contacts={lines}
    after={
      <>
        {steps.length > 0 && <EmergencySteps steps={steps} />}
        {question && onAnswer && (
          <fieldset className="mt-3">
            <legend className="font-semibold">{question}</legend>
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
    }
  >
    {messages.call}
  </EmergencyCard>
);

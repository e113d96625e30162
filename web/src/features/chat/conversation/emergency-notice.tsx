import { Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { conversationMessages } from './conversation-messages.ts';
import { EmergencyHelp, type EmergencyHelpProps } from './emergency-help.tsx';

const messages = conversationMessages.emergency;

interface EmergencyNoticeProps extends EmergencyHelpProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  cardRef?: RefObject<HTMLDivElement | null>;
}

/** Whom to call and what to do meanwhile, until the person closes it; then one press away. */
export const EmergencyNotice = ({ emergency, isOpen, onToggle, onAnswer, cardRef }: EmergencyNoticeProps) => (
  <div className="grid grid-cols-1 justify-items-start gap-1">
    {isOpen && (
      <div ref={cardRef} className="w-full">
        <EmergencyHelp emergency={emergency} onAnswer={onAnswer} />
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

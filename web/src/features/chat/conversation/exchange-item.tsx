import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { Phone } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { BulletList } from '../../../ui/bullet-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { AnswerFigures } from '../figures/answer-figures.tsx';
import { Questions } from '../topics.tsx';
import { MyBubble, VidaBubble } from './bubbles.tsx';
import { conversationMessages } from './conversation-messages.ts';
import { conversation, isNoticeOpen } from './conversation-store.ts';
import { EmergencyHelp, type EmergencyHelpProps } from './emergency-help.tsx';

interface ExchangeItemProps {
  exchange: ChatMessage;
  timeZone: string;
  notices: ReadonlyMap<string, boolean>;
  /** Sends a message; null while none can be sent. */
  onSend: ((message: string) => void) | null;
  isNewest: boolean;
  onRemove: (exchange: ChatMessage) => void;
  /** Gets the newest one. */
  newestRef: RefObject<HTMLLIElement | null>;
  /** Gets the newest one's emergency notice. */
  urgentRef: RefObject<HTMLDivElement | null>;
}

const messages = conversationMessages.emergency;

interface EmergencyNoticeProps extends EmergencyHelpProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  cardRef?: RefObject<HTMLDivElement | null>;
}

/** Whom to call and what to do meanwhile, until the person closes it; then one press away. */
const EmergencyNotice = ({ emergency, isOpen, onToggle, onAnswer, cardRef }: EmergencyNoticeProps) => (
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

/** One question and its answer: who answered, on what it rests, what may be asked next. */
export const ExchangeItem = memo(
  ({ exchange, timeZone, notices, onSend, isNewest, onRemove, newestRef, urgentRef }: ExchangeItemProps) => {
    const { id, message, response, emergency, createdAt, source, isComplete, sources, suggestions, figures } = exchange;
    const time = formatTime(createdAt, timeZone);
    return (
      <li className="grid grid-cols-1 gap-2" {...(isNewest && { ref: newestRef })}>
        <MyBubble text={message} time={time} />
        {response && <VidaBubble text={response} />}
        {emergency && (
          <EmergencyNotice
            emergency={emergency}
            isOpen={isNoticeOpen(exchange, notices, new Date())}
            onToggle={(isOpen) => conversation.showNotice(id, isOpen)}
            onAnswer={isNewest ? onSend : null}
            {...(isNewest && { cardRef: urgentRef })}
          />
        )}
        {emergency?.answer && <VidaBubble text={emergency.answer} />}
        {figures && <AnswerFigures figures={figures} />}
        {!isComplete && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            {conversationMessages.interrupted}
            {onSend && (
              <Button variant="ghost" onClick={() => onSend(message)}>
                {conversationMessages.askAgain}
              </Button>
            )}
          </p>
        )}
        {sources.length > 0 && (
          <Disclosure title={conversationMessages.sources} className="max-w-[86%] text-sm">
            <BulletList items={sources} className="gap-1" />
          </Disclosure>
        )}
        <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted-foreground">
          {conversationMessages.sourceOf[source]}
          <Button
            variant="quiet"
            className="-ml-3"
            aria-label={conversationMessages.removeOf(message)}
            onClick={() => onRemove(exchange)}
          >
            {conversationMessages.remove}
          </Button>
        </p>
        {isNewest && onSend && suggestions.length > 0 && (
          <Questions label={conversationMessages.suggestions} questions={suggestions} onSend={onSend} />
        )}
      </li>
    );
  },
);

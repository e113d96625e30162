import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { memo, type RefObject } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { AnswerFigures } from '../figures/answer-figures.tsx';
import { MyBubble, VidaBubble } from './bubbles.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';
import { conversation } from './conversation-store.ts';
import { EmergencyNotice } from './emergency-notice.tsx';
import { isNoticeOpen } from './is-notice-open.ts';

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
            {messages.interrupted}
            {onSend && (
              <Button variant="ghost" onClick={() => onSend(message)}>
                {messages.askAgain}
              </Button>
            )}
          </p>
        )}
        {sources.length > 0 && (
          <Fold title={messages.sources} className="max-w-[86%] text-sm">
            <ul className="list-disc space-y-1 pl-5">
              {sources.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </Fold>
        )}
        <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted-foreground">
          {messages.sourceOf[source]}
          <Button
            variant="quiet"
            className="-ml-3"
            aria-label={messages.removeOf(message)}
            onClick={() => onRemove(exchange)}
          >
            {messages.remove}
          </Button>
        </p>
        {isNewest && onSend && suggestions.length > 0 && (
          <ul aria-label={messages.suggestions} className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Button variant="soft" className="text-left" onClick={() => onSend(suggestion)}>
                  {suggestion}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  },
);

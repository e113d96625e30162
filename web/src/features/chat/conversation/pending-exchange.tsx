import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { MyBubble, VidaBubble } from './bubbles.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';
import type { Pending } from './conversation-store.ts';

interface PendingExchangeProps {
  pending: Pending;
  onSend: (message: string) => void;
  /** Gets the newest exchange: this one. */
  newestRef: RefObject<HTMLLIElement | null>;
}

/** The message that was just sent, and its answer as it comes; or why there is none. */
export const PendingExchange = ({ pending: { message, said, status }, onSend, newestRef }: PendingExchangeProps) => (
  <li ref={newestRef} className="grid grid-cols-1 gap-2">
    <MyBubble text={message} />
    {status === 'failed' && (
      <InlineRetry className="justify-self-end" onRetry={() => onSend(message)}>
        {messages.notSent}
      </InlineRetry>
    )}
    {said && <VidaBubble text={said} />}
    {status === 'sending' && <p className="animate-pulse text-sm text-muted-foreground">{messages.typing}</p>}
    {status === 'stopped' && (
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        {messages.interrupted}
        <Button variant="ghost" onClick={() => onSend(message)}>
          {messages.askAgain}
        </Button>
      </p>
    )}
  </li>
);

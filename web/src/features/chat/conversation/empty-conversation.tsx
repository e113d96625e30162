import type { ReactNode } from 'react';
import { conversationMessages as messages } from './conversation-messages.ts';

/** Before the first message: who answers, what she can and cannot do. Without her drawing: emergency numbers are near. */
export const EmptyConversation = ({ children }: { children?: ReactNode }) => (
  <div className="grid max-w-[48ch] gap-2 justify-self-center py-4 text-center">
    <h3 className="text-lg">{messages.emptyTitle}</h3>
    <p className="text-muted-foreground">{messages.emptyText}</p>
    <p className="text-muted-foreground">{messages.disclaimer}</p>
    {children}
  </div>
);

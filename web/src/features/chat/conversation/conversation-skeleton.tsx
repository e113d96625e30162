import { Skeleton } from '../../../ui/skeleton.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';

/** Questions and answers that are on their way. */
export const ConversationSkeleton = () => (
  <>
    <p role="status" className="sr-only">
      {messages.loading}
    </p>
    <Skeleton className="h-11 w-3/5 justify-self-end" />
    <Skeleton className="h-24 w-4/5" />
    <Skeleton className="h-11 w-1/2 justify-self-end" />
    <Skeleton className="h-16 w-4/5" />
  </>
);

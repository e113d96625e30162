import { Button } from '../../../ui/button.tsx';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';
import type { Conversation } from './use-conversation.ts';

/** The way to what was said before; scrolling up leads there too. */
export const OlderMessages = ({ list }: Pick<Conversation, 'list'>) => {
  if (list.isFetchNextPageError)
    return <InlineRetry onRetry={() => list.fetchNextPage()}>{messages.olderFailed}</InlineRetry>;
  if (list.isRefetchError) return <InlineRetry onRetry={() => list.refetch()}>{messages.notRefreshed}</InlineRetry>;
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      className="justify-self-center"
      pending={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      {messages.older}
    </Button>
  );
};

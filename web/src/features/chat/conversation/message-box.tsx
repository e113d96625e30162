import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { ArrowDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { DayLine } from './day-line.tsx';
import { EmptyConversation } from './empty-conversation.tsx';
import { ExchangeItem } from './exchange-item.tsx';
import { groupByDay } from './group-by-day.ts';
import { OlderMessages } from './older-messages.tsx';
import { PendingExchange } from './pending-exchange.tsx';
import type { Conversation } from './use-conversation.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Of the box: the arrow keys scroll it. */
const IN_TAB_ORDER = 0;
/** From here on up the older ones are fetched before the reader gets there. */
const OLDER_BEFORE_PX = 160;

interface MessageBoxProps {
  talk: Conversation;
  onSend: (message: string) => void;
  onRemove: (exchange: ChatMessage) => void;
  /** Shown under the greeting of an empty conversation. */
  start?: ReactNode;
  focusRef: RefObject<HTMLElement | null>;
}

/** What was said, oldest at the top, in a box that scrolls inside and stays at the newest; as high as its place is. */
export const MessageBox = ({ talk, onSend, onRemove, start, focusRef }: MessageBoxProps) => {
  const { timeZone } = useUser();
  const { list, exchanges, pending, isSending, notices } = talk;
  const { box, newest, urgent, isAtEnd, goToEnd, noteScroll } = useStickToEnd(exchanges[0]?.id, isSending);
  const newestId = exchanges.at(-1)?.id;
  const isEmpty = list.data && exchanges.length === 0 && !pending;

  const attach = (element: HTMLElement | null): void => {
    box.current = element;
    focusRef.current = element;
  };
  const scroll = (): void => {
    const isNearOlder = noteScroll() < OLDER_BEFORE_PX;
    if (isNearOlder && list.hasNextPage && !list.isFetching && !list.isError) void list.fetchNextPage();
  };

  return (
    <div className="grid min-h-0 grow grid-cols-1 grid-rows-[minmax(0,1fr)]">
      <section
        ref={attach}
        tabIndex={IN_TAB_ORDER}
        aria-label={messages.box}
        aria-busy={list.isPending}
        className="relative grid min-h-0 grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain rounded-md pr-1 [overflow-anchor:none]"
        onScroll={scroll}
      >
        {list.isPending && <ConversationSkeleton />}
        {list.isLoadingError && (
          <ErrorCard title={messages.loadFailed} retrying={list.isFetching} onRetry={() => list.refetch()}>
            {messages.loadFailedText}
          </ErrorCard>
        )}
        {isEmpty && <EmptyConversation>{start}</EmptyConversation>}
        <OlderMessages list={list} />
        {groupByDay(exchanges, timeZone).map(({ day, exchanges: ofDay }) => (
          <div key={day} className="grid grid-cols-1 gap-4">
            <DayLine day={day} />
            <ol className="grid grid-cols-1 gap-5">
              {ofDay.map((exchange) => (
                <ExchangeItem
                  key={exchange.id}
                  exchange={exchange}
                  timeZone={timeZone}
                  notices={notices}
                  onSend={isSending ? null : onSend}
                  isNewest={exchange.id === newestId && !pending}
                  newestRef={newest}
                  urgentRef={urgent}
                  onRemove={onRemove}
                />
              ))}
            </ol>
          </div>
        ))}
        {pending && (
          <ol>
            <PendingExchange pending={pending} onSend={onSend} newestRef={newest} />
          </ol>
        )}
      </section>
      {!isAtEnd && (
        // Under the messages and not over them; with the keyboard open the finger is nearer.
        <Button
          variant="ghost"
          icon={ArrowDown}
          className="justify-self-end [@media(height<30rem)]:hidden"
          onClick={goToEnd}
        >
          {messages.toEnd}
        </Button>
      )}
    </div>
  );
};

import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { ArrowDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { formatDayLong } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineRetry, QueryView } from '../../../ui/states.tsx';
import { MyBubble, VidaBubble } from './bubbles.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';
import type { Pending } from './conversation-store.ts';
import { ExchangeItem } from './exchange-item.tsx';
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

/** Keep the place of questions and answers that are on their way. */
const bars = ['h-11 w-3/5 justify-self-end', 'h-24 w-4/5', 'h-11 w-1/2 justify-self-end', 'h-16 w-4/5'];

/** The day that the messages under it are of. */
const DayLine = ({ day }: { day: string }) => {
  const today = useToday();
  const near = day === today ? messages.today : day === addDaysTo(today, -1) && messages.yesterday;
  return (
    <p className="text-center text-sm text-muted-foreground">
      <time dateTime={day}>{near || formatDayLong(day)}</time>
    </p>
  );
};

/**
 * Before the first message: who answers, what she can and cannot do. Without her drawing: emergency numbers are near.
 */
const EmptyConversation = ({ children }: { children?: ReactNode }) => (
  <div className="grid max-w-[48ch] gap-2 justify-self-center py-4 text-center">
    <h3 className="text-lg">{messages.emptyTitle}</h3>
    <p className="text-muted-foreground">{messages.emptyText}</p>
    <p className="text-muted-foreground">{messages.disclaimer}</p>
    {children}
  </div>
);

interface ChatDay {
  /** `yyyy-MM-dd` in the person's zone. */
  readonly day: string;
  readonly exchanges: readonly ChatMessage[];
}

/** The exchanges, oldest first, by the day they were asked on. */
const groupByDay = (exchanges: readonly ChatMessage[], timeZone: string): ChatDay[] => {
  const byDay = Map.groupBy(exchanges, ({ createdAt }) => dayOf(new Date(createdAt), timeZone));
  return [...byDay].map(([day, ofDay]) => ({ day, exchanges: ofDay }));
};

/** The way to what was said before; scrolling up leads there too. */
const OlderMessages = ({ list }: Pick<Conversation, 'list'>) => {
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

interface PendingExchangeProps {
  pending: Pending;
  onSend: (message: string) => void;
  /** Gets the newest exchange: this one. */
  newestRef: RefObject<HTMLLIElement | null>;
}

/** The message that was just sent, and its answer as it comes; or why there is none. */
const PendingExchange = ({ pending: { message, said, status }, onSend, newestRef }: PendingExchangeProps) => (
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

/** What was said, oldest at the top, in a box that scrolls inside and stays at the newest; as high as its place is. */
export const MessageBox = ({ talk, onSend, onRemove, start, focusRef }: MessageBoxProps) => {
  const { timeZone } = useUser();
  const { list, exchanges, pending, isSending, notices } = talk;
  const { box, newest, urgent, isAtEnd, goToEnd, noteScroll } = useStickToEnd(exchanges[0]?.id, isSending);
  const newestId = exchanges.at(-1)?.id;

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
        className="relative grid min-h-0 grid-cols-1 content-start gap-4 overflow-y-auto
overscroll-contain rounded-md pr-1 [overflow-anchor:none]"
        onScroll={scroll}
      >
        <QueryView query={list} words={messages.reading} bars={bars}>
          {() => exchanges.length === 0 && !pending && <EmptyConversation>{start}</EmptyConversation>}
        </QueryView>
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

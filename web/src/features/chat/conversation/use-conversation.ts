import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { useStore } from '../../../ui/create-store.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { conversationMessages as messages } from './conversation-messages.ts';
import { addExchange, conversationQuery, newestIdIn, refreshConversation } from './conversation-queries.ts';
import { type ConversationState, conversation, isNoticeOpen } from './conversation-store.ts';

/** The server needs a moment to notice that somebody left and to keep what was said. */
const STORED_AFTER_MS = 800;

export const useConversationState = (): ConversationState => useStore(conversation);

/** A refusal in the server's words (too many, one at a time); everything else in the specification's (section 8). */
const tellNotSent = (error: unknown): void => {
  const isRefused = error instanceof ApiError && error.status < 500;
  // An ended session is told by the sign-in.
  if (isRefused && error.status === 401) return;
  const description = (isRefused && error.userMessage) || messages.failed;
  toast({ title: uiMessages.error, description, variant: 'destructive' });
};

/** The person's conversation, oldest first, and what can be done in it. */
export const useConversation = () => {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(conversationQuery());
  const state = useConversationState();
  const exchanges = useMemo(() => (list.data?.pages ?? []).flatMap(({ items }) => items).toReversed(), [list.data]);
  const newest = exchanges.at(-1);
  useEffect(() => {
    if (newest) conversation.noteStored(newest);
  }, [newest]);

  const send = useCallback(
    (text: string): void =>
      void conversation.send(text, {
        after: newestIdIn(queryClient),
        onAnswered: (exchange) => addExchange(queryClient, exchange),
        onFailed: tellNotSent,
      }),
    [queryClient],
  );
  const stop = (): void => {
    conversation.stop();
    setTimeout(() => void refreshConversation(queryClient), STORED_AFTER_MS);
  };
  const now = new Date();
  const openNotices = exchanges.filter((exchange) => isNoticeOpen(exchange, state.notices, now));
  return {
    list,
    exchanges,
    openNotices,
    ...state,
    isSending: state.pending?.status === 'sending',
    send,
    stop,
  };
};

export type Conversation = ReturnType<typeof useConversation>;

/** The conversation, and sending in it from anywhere on the screen: the place to write has the focus afterwards. */
export const useSend = () => {
  const talk = useConversation();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { send: sendOnly } = talk;
  const send = useCallback(
    (message: string): void => {
      sendOnly(message);
      fieldRef.current?.focus();
    },
    [sendOnly],
  );
  return { talk, fieldRef, send };
};

/** A dialog closed, and what had opened it is gone too: `place` gets the focus that neither can take. */
export const useCatchFocus = (isOpen: boolean, place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    };
  }, [isOpen, place]);
};

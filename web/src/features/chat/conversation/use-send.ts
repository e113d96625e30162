import { type RefObject, useCallback, useRef } from 'react';
import { type Conversation, useConversation } from './use-conversation.ts';

interface Sender {
  readonly talk: Conversation;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly send: (message: string) => void;
}

/** The conversation, and sending in it from anywhere on the screen: the place to write has the focus afterwards. */
export const useSend = (): Sender => {
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

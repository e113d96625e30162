import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ModelConsentPanel } from '../consent/model-consent-panel.tsx';
import { Composer } from './composer.tsx';
import { MessageBox } from './message-box.tsx';
import { RemoveExchangeDialog } from './remove-dialogs.tsx';
import { useCatchFocus } from './use-catch-focus.ts';
import type { Conversation } from './use-conversation.ts';

interface ConversationViewProps {
  talk: Conversation;
  /** Sends, and gives the focus back to the box where one writes. */
  onSend: (message: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Of the box of messages: its height. */
  boxClass: string;
  start?: ReactNode;
}

/** The messages, what is heard of them, and the place to write: the same on the page and in the dashboard's panel. */
export const ConversationView = ({ talk, onSend, fieldRef, boxClass, start }: ConversationViewProps) => {
  const [leaving, setLeaving] = useState<ChatMessage | null>(null);
  const box = useRef<HTMLElement>(null);
  useCatchFocus(leaving !== null, box);
  const stop = (): void => {
    talk.stop();
    fieldRef.current?.focus();
  };
  return (
    <>
      <MessageBox
        talk={talk}
        onSend={onSend}
        onRemove={setLeaving}
        className={boxClass}
        start={start}
        focusRef={box}
      />
      {/* Whole answers, once each; the pieces are only seen. */}
      <p role="status" className="sr-only">
        {talk.news}
      </p>
      <ModelConsentPanel fieldRef={fieldRef} />
      <Composer
        draft={talk.draft}
        isSending={talk.isSending}
        onSend={onSend}
        onStop={stop}
        fieldRef={fieldRef}
      />
      {leaving && <RemoveExchangeDialog exchange={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};

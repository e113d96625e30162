import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ModelConsentPanel } from '../consent/model-consent-panel.tsx';
import { Composer } from './composer.tsx';
import { MessageBox } from './message-box.tsx';
import { PinnedPhones } from './pinned-phones.tsx';
import { RemoveExchangeDialog } from './remove-dialogs.tsx';
import { useCatchFocus } from './use-catch-focus.ts';
import type { Conversation } from './use-conversation.ts';

interface ConversationViewProps {
  talk: Conversation;
  /** Sends, and gives the focus back to the box where one writes. */
  onSend: (message: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  start?: ReactNode;
}

/**
 * The messages, what is heard of them, the telephones of an emergency and the place to write: the same on the page and in
 * the dashboard's panel. Fills the column it stands in; of its parts only the messages scroll.
 */
export const ConversationView = ({ talk, onSend, fieldRef, start }: ConversationViewProps) => {
  const [leaving, setLeaving] = useState<ChatMessage | null>(null);
  const box = useRef<HTMLElement>(null);
  useCatchFocus(leaving !== null, box);
  const stop = (): void => {
    talk.stop();
    fieldRef.current?.focus();
  };
  return (
    <>
      <MessageBox talk={talk} onSend={onSend} onRemove={setLeaving} start={start} focusRef={box} />
      {/* Whole answers, once each; the pieces are only seen. */}
      <p role="status" className="sr-only">
        {talk.news}
      </p>
      <PinnedPhones openNotices={talk.openNotices} />
      {/* A long question, which may wait while somebody is in danger, and leaves room for the rest. */}
      {talk.openNotices.length === 0 && (
        <div className="max-h-1/2 shrink-0 overflow-y-auto empty:hidden">
          <ModelConsentPanel fieldRef={fieldRef} />
        </div>
      )}
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

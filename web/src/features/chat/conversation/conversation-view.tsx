import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { helpLines } from '../../../ui/help-lines.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ModelConsentPanel } from '../consent/model-consent-panel.tsx';
import { Composer } from './composer.tsx';
import { conversationMessages } from './conversation-messages.ts';
import { conversation } from './conversation-store.ts';
import { MessageBox } from './message-box.tsx';
import { RemoveExchangeDialog } from './remove-dialogs.tsx';
import { type Conversation, useCatchFocus } from './use-conversation.ts';

const messages = conversationMessages.emergency;

/**
 * Whom the newest open emergency says to call first, and SAMU and CVV where it names them, beside the place to write:
 * no scrolling and no keyboard hides them, until they are put away together with the notices they belong to.
 */
const PinnedPhones = ({ openNotices, onPutAway }: Pick<Conversation, 'openNotices'> & { onPutAway: () => void }) => {
  const lines = openNotices.at(-1)?.emergency?.lines;
  if (!lines) return null;
  const putAway = (): void => {
    for (const { id } of openNotices) conversation.showNotice(id, false);
    onPutAway();
  };
  return (
    <section aria-label={messages.phones} className="flex items-start gap-2">
      <div className="flex grow flex-wrap gap-2">
        {lines
          .filter((line, index) => index === 0 || line === 'samu' || line === 'cvv')
          .map((line) => (
            <LinkButton key={line} variant="danger" className="grow whitespace-nowrap max-sm:px-3">
              <a href={`tel:${helpLines[line].phone}`}>{messages.callLine(helpLines[line].phone)}</a>
            </LinkButton>
          ))}
      </div>
      <IconButton icon={X} label={messages.putAway} onClick={putAway} />
    </section>
  );
};

interface ConversationViewProps {
  talk: Conversation;
  /** Sends, and gives the focus back to the box where one writes. */
  onSend: (message: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  start?: ReactNode;
}

/**
 * The messages, what is heard of them, the telephones of an emergency and the place to write: the same on the page
 * and in the dashboard's panel. Fills the column it stands in; of its parts only the messages scroll.
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
      {/* Whole answers, once each; the chunks are only seen. */}
      <p role="status" className="sr-only">
        {talk.news}
      </p>
      <PinnedPhones openNotices={talk.openNotices} onPutAway={() => box.current?.focus({ preventScroll: true })} />
      {/* A long question, which may wait while somebody is in danger, and leaves room for the rest. */}
      {talk.openNotices.length === 0 && (
        <div className="max-h-1/2 shrink-0 overflow-y-auto empty:hidden">
          <ModelConsentPanel fieldRef={fieldRef} />
        </div>
      )}
      <Composer draft={talk.draft} isSending={talk.isSending} onSend={onSend} onStop={stop} fieldRef={fieldRef} />
      {leaving && <RemoveExchangeDialog exchange={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};

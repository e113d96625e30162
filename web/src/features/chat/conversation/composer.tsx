import { MAX_MESSAGE_LENGTH } from '@vida/contract/chat/chat-kinds.ts';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from 'react';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/fields/control-class.ts';
import { describedBy, FieldNotes } from '../../../ui/fields/field.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { conversationMessages as messages } from './conversation-messages.ts';
import { conversation } from './conversation-store.ts';

/** From here on the length is told. */
const COUNTED_FROM = 1800;
/** What browsers say of a key that belongs to an input method (Safari ends the composition before the key). */
const IME_KEY_CODE = 229;

interface ComposerProps {
  draft: string;
  isSending: boolean;
  onSend: (message: string) => void;
  onStop: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

const tellLength = (length: number): { hint?: string; error?: string } => {
  const over = length - MAX_MESSAGE_LENGTH;
  if (over > 0) return { error: messages.tooLong(messages.characters(formatNumber(over), over === 1)) };
  return length >= COUNTED_FROM
    ? { hint: messages.counter(formatNumber(length), formatNumber(MAX_MESSAGE_LENGTH)) }
    : {};
};

/**
 * Where one writes: Enter sends, Shift+Enter begins a line. While a message is on its way the box cannot be changed but
 * keeps the focus, and its text until the answer is there.
 */
export const Composer = ({ draft, isSending, onSend, onStop, fieldRef }: ComposerProps) => {
  const id = useId();
  const isOnline = useOnline();
  const { length } = draft.trim();
  const notes = { hint: isOnline ? undefined : messages.offline, ...tellLength(length) };
  const isBlocked = !isOnline || length === 0 || length > MAX_MESSAGE_LENGTH;

  const send = (): void => {
    if (!isBlocked && !isSending) onSend(draft);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {messages.field}
      </label>
      <div className="flex items-end gap-2">
        {/* Grows to a few lines where the browser can; two lines that scroll elsewhere. */}
        <textarea
          ref={fieldRef}
          id={id}
          rows={2}
          value={draft}
          readOnly={isSending}
          aria-disabled={isSending}
          aria-describedby={describedBy(id, notes)}
          aria-invalid={notes.error ? true : undefined}
          enterKeyHint="send"
          className={controlClass({
            className: 'max-h-36 min-w-0 resize-none field-sizing-content aria-disabled:bg-sunken',
          })}
          onChange={({ target }) => conversation.write(target.value)}
          onKeyDown={sendOnEnter}
        />
        {/* The second press of a double click on Enviar does not stop. */}
        {isSending ? (
          <Button key="stop" variant="outline" size="lg" onClick={({ detail }) => detail < 2 && onStop()}>
            {messages.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" size="lg" aria-disabled={isBlocked}>
            {messages.send}
          </Button>
        )}
      </div>
      <FieldNotes id={id} {...notes} />
    </form>
  );
};

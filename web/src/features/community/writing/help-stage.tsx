import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HelpCard } from './help-card.tsx';
import type { Sending } from './use-careful-send.ts';
import { writingMessages } from './writing-messages.ts';

const messages = writingMessages.help;

interface HelpStageProps {
  sending: Sending;
  /** A text that stands already is changed. */
  isChange?: boolean;
  /** The form. */
  children: ReactNode;
}

/** The form, or in its place the help that its author needs now. */
export const HelpStage = ({ sending, isChange = false, children }: HelpStageProps) => {
  const { stage, isSending, sendAnyway, writeOn, close } = sending;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(stage.name);
  useEffect(() => {
    // The button that was pressed is gone with the card: who wants to write on stands in the text again.
    if (stage.name === 'writing' && before.current !== 'writing')
      (before.current === 'before' ? place.current?.querySelector('textarea') : place.current)?.focus();
    before.current = stage.name;
  }, [stage.name]);
  if (stage.name === 'before')
    return (
      <HelpCard
        help={stage.help}
        state={messages.before}
        actions={
          <>
            <Button variant="quiet" pending={isSending} onClick={() => void sendAnyway()}>
              {isChange ? messages.saveAnyway : messages.publishAnyway}
            </Button>
            <Button variant="outline" onClick={writeOn}>
              {messages.writeOn}
            </Button>
          </>
        }
      />
    );
  if (stage.name === 'after')
    return (
      <HelpCard
        help={stage.help}
        state={messages.after}
        actions={
          <Button variant="outline" onClick={close}>
            {messages.close}
          </Button>
        }
      />
    );
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
      {children}
    </div>
  );
};

import { clsx } from 'clsx';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Elsewhere, ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { EmergencyCard, EmergencySteps } from '../../../ui/emergency-card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import type { Sending } from './use-careful-send.ts';
import { writingMessages } from './writing-messages.ts';

const messages = writingMessages.help;

/** It comes in the place of a form that may be scrolled to its end: whom to call is seen first. */
const showFromTop = (card: HTMLDivElement | null): void => {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
};

interface HelpStageProps {
  sending: Sending;
  /** A text that stands already is changed. */
  isChange: boolean;
  /** The form. */
  children: ReactNode;
}

/**
 * The form, or in its place whom to call and what to do, for the author of a text that speaks of an emergency. It never
 * stands in the way.
 */
const HelpStage = ({ sending, isChange, children }: HelpStageProps) => {
  const { stage, isSending, sendAnyway, writeOn, close } = sending;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(stage.name);
  useEffect(() => {
    // The button that was pressed is gone with the card: who wants to write on stands in the text again.
    if (stage.name === 'writing' && before.current !== 'writing')
      (before.current === 'before' ? place.current?.querySelector('textarea') : place.current)?.focus();
    before.current = stage.name;
  }, [stage.name]);
  if (stage.name === 'writing')
    return (
      <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    );
  const { text, emergency } = stage.help;
  return (
    <div ref={showFromTop} tabIndex={-1} className="grid scroll-mt-20 grid-cols-1 gap-3 outline-none">
      <EmergencyCard
        title={uiMessages.emergency[emergency.label]}
        contacts={emergency.lines}
        after={emergency.steps.length > 0 && <EmergencySteps steps={emergency.steps} />}
      >
        {text}
      </EmergencyCard>
      <p>{messages[stage.name]}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {stage.name === 'before' && (
          <Button variant="quiet" pending={isSending} onClick={() => void sendAnyway()}>
            {isChange ? messages.saveAnyway : messages.publishAnyway}
          </Button>
        )}
        <Button variant="outline" onClick={stage.name === 'before' ? writeOn : close}>
          {stage.name === 'before' ? messages.writeOn : messages.close}
        </Button>
      </div>
    </div>
  );
};

interface TextFormProps {
  sending: Sending & { readonly submit: FormEventHandler };
  /** Given where a text that stands already is changed: what another window did to it. */
  edited?: { readonly elsewhere: Elsewhere | null };
  /** Among other things on a page, not in a dialog of its own. */
  isInline?: boolean;
  /** The buttons at the end. */
  footer: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of a post or a reply: its fields, why the server did not take them, and help for an author in danger. */
export const TextForm = ({ sending, edited, isInline = false, footer, children }: TextFormProps) => (
  <HelpStage sending={sending} isChange={edited !== undefined}>
    <form noValidate className={clsx('grid grid-cols-1', isInline ? 'gap-3' : 'gap-4')} onSubmit={sending.submit}>
      {edited && <ElsewhereNotice elsewhere={edited.elsewhere} />}
      {children}
      {sending.reason && (
        <Notice tone="danger" live>
          {sending.reason}
        </Notice>
      )}
      {footer}
    </form>
  </HelpStage>
);

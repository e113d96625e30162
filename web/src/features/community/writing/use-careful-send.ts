import { checkText } from '@vida/contract/chat/chat-endpoints.ts';
import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api-errors.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { showServerErrors } from '../../../lib/use-api-form.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';

type Stage<Text, Saved> =
  | { readonly name: 'writing' }
  /** Its author is shown help before anything is sent. */
  | { readonly name: 'before'; readonly help: HelpOffer; readonly text: Text }
  /** It stands, and its author is shown help. */
  | { readonly name: 'after'; readonly help: HelpOffer; readonly saved: Saved };

export interface CarefulSend<Values extends FieldValues, Text, Saved> {
  form: UseFormReturn<Values, unknown, Text>;
  /** Sends the text; rejects where that failed. */
  send: (text: Text) => Promise<Saved>;
  /** The toast of a text that could not be sent. */
  failed: string;
  /** What of it is looked through. */
  toCheck: (text: Text) => string;
  /** Whether the form tells by itself why it could not be sent: another place saved something. */
  readRefusal?: (error: unknown) => boolean;
  /** It stands, and there is no help to be shown any more: nothing may lie over it until then. */
  onDone: (saved: Saved) => void;
}

/**
 * Sends a text whose author may need help: asks before, shows what is answered after, and keeps nobody from sending.
 * Where the question itself fails the text goes out, and the reply to it says the same.
 */
export const useCarefulSend = <Values extends FieldValues, Text, Saved extends { readonly help: HelpOffer | null }>({
  form,
  send,
  failed,
  toCheck,
  readRefusal,
  onDone,
}: CarefulSend<Values, Text, Saved>) => {
  const [stage, setStage] = useState<Stage<Text, Saved>>({ name: 'writing' });
  const [isSending, setSending] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const check = useApiMutation(checkText);

  const sendNow = async (text: Text): Promise<void> => {
    setReason(null);
    try {
      const saved = await send(text);
      if (saved.help) return setStage({ name: 'after', help: saved.help, saved });
      setStage({ name: 'writing' });
      onDone(saved);
    } catch (error) {
      setStage({ name: 'writing' });
      if (readRefusal?.(error)) return;
      showServerErrors(form, error);
      toast({ title: uiMessages.error, description: failed, variant: 'destructive' });
      setReason(error instanceof ApiError ? error.userMessage : null);
    }
  };
  const whileSending = async (work: () => Promise<void>): Promise<void> => {
    setSending(true);
    await work();
    setSending(false);
  };

  return {
    stage,
    isSending,
    /** What the server says to people of a text that it did not take. */
    reason,
    submit: form.handleSubmit((text) =>
      whileSending(async () => {
        const checked = await check.mutateAsync({ body: { text: toCheck(text) } }).catch(() => null);
        if (checked?.help) setStage({ name: 'before', help: checked.help, text });
        else await sendNow(text);
      }),
    ),
    sendAnyway: (): Promise<void> =>
      whileSending(async () => {
        if (stage.name === 'before') await sendNow(stage.text);
      }),
    writeOn: () => setStage({ name: 'writing' }),
    close: () => {
      setStage({ name: 'writing' });
      if (stage.name === 'after') onDone(stage.saved);
    },
  };
};

/** What the stage before and after sending shows and offers. */
export interface Sending {
  readonly stage: { readonly name: 'writing' } | { readonly name: 'before' | 'after'; readonly help: HelpOffer };
  readonly isSending: boolean;
  readonly reason: string | null;
  readonly sendAnyway: () => Promise<void>;
  readonly writeOn: () => void;
  readonly close: () => void;
}

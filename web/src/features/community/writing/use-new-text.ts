import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { type Draft, dropDraft, keepDraft, readDraft } from '../../../lib/device-drafts.ts';
import { session, useUser } from '../../../lib/session.ts';
import { useSessionAsking } from '../../../lib/session-guard.ts';
import { useOpenDraft, useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { type CarefulSend, useCarefulSend } from './use-careful-send.ts';

interface DraftOptions {
  /** Where it is written: 'post/<forum>', 'reply/<post>'. */
  place: string;
  /** What is in the form now. */
  values: Draft;
  /** Whether it differs from the empty form. */
  isDirty: boolean;
  /** Puts what was kept back into the form. */
  restore: (draft: Draft) => void;
}

/**
 * Keeps what is being written on this device, key by key, until it is sent or thrown away. `isKept` is false where the
 * browser keeps nothing.
 */
const useDraft = ({ place, values, isDirty, restore }: DraftOptions) => {
  const { id } = useUser();
  /** The session is over: what was kept is forgotten, and kept again once the password was given. */
  const isAsking = useSessionAsking();
  useOpenDraft(isDirty);
  const [isKept, setKept] = useState(false);
  const latest = useRef({ isDirty, restore, wasDirty: false });
  latest.current.isDirty = isDirty;
  latest.current.restore = restore;

  useEffect(() => {
    let isGone = false;
    readDraft(id, place).then(
      (draft) => {
        if (draft && !isGone && !latest.current.isDirty) latest.current.restore(draft);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, place]);

  const text = JSON.stringify(values);
  useEffect(() => {
    // After 'Sair' everything was forgotten, and nothing is to be kept again.
    if (session.get()?.user.id !== id || !(isDirty || latest.current.wasDirty)) return;
    if (isAsking) return setKept(false);
    latest.current.wasDirty = isDirty;
    const kept = isDirty ? keepDraft(id, place, JSON.parse(text)) : dropDraft(id, place);
    kept.then(
      () => setKept(isDirty),
      () => setKept(false),
    );
  }, [id, place, text, isDirty, isAsking]);

  return {
    isKept,
    drop: () => {
      latest.current.wasDirty = false;
      setKept(false);
      // What could not be kept need not be dropped.
      dropDraft(id, place).catch(() => undefined);
    },
  };
};

interface NewText<Values extends Draft, Text, Saved> extends Omit<CarefulSend<Values, Text, Saved>, 'readRefusal'> {
  /** Where it is written: 'post/<forum>', 'reply/<post>'. */
  place: string;
  /** The form before anything is written in it. */
  empty: Values;
}

/** A text that is not sent yet: what is typed waits on this device, through a closed dialog or tab. */
export const useNewText = <Values extends Draft, Text, Saved extends { readonly help: HelpOffer | null }>({
  place,
  empty,
  send,
  ...text
}: NewText<Values, Text, Saved>) => {
  const { form } = text;
  const { isDirty } = form.formState;
  const restore = (kept: Draft): void => form.reset({ ...empty, ...kept } as Values, { keepDefaultValues: true });
  const draft = useDraft({ place, values: form.watch(), isDirty, restore });
  useUnsavedChanges(isDirty && !draft.isKept);
  const discard = (): void => {
    form.reset(empty as DefaultValues<Values>);
    draft.drop();
  };
  const sending = useCarefulSend({
    ...text,
    send: async (typed: Text) => {
      const saved = await send(typed);
      discard();
      return saved;
    },
  });
  return { sending, isDirty, isKept: isDirty && draft.isKept, discard };
};

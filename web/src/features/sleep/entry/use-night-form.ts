import { useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../../../lib/use-api-form.ts';
import { type NightDraft, nightSchema, type TypedNight } from './night-draft.ts';

interface NightFormOptions {
  initial: NightDraft;
  /** Where the night ended. */
  wakeTimeZone: string;
  send: (typed: TypedNight) => Promise<unknown>;
  /** The server refused something that no field of the form shows, or did not answer. */
  onFailed: (error: unknown) => void;
}

/** The form of a night; however often it is submitted, it is stored once. */
export const useNightForm = ({ initial, wakeTimeZone, send, onFailed }: NightFormOptions) => {
  const { timeZone } = useUser();
  const form = useApiForm(nightSchema(wakeTimeZone, timeZone), { defaultValues: initial });
  useUnsavedChanges(form.formState.isDirty);
  const isSending = useRef(false);

  const submit = form.handleSubmit(async (typed) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(typed);
    } catch (error) {
      isSending.current = false;
      if (!showServerErrors(form, error)) onFailed(error);
    }
  });
  return { form, submit, wakeTimeZone };
};

export type NightForm = ReturnType<typeof useNightForm>['form'];

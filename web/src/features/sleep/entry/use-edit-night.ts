import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import type { FormEvent } from 'react';
import { offerHelp } from '../../../lib/offer-help.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useChangeNight } from '../sleep-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { draftOf, wakeTimeZoneOf } from './night-draft.ts';
import { toNightChange, toSentAgain } from './to-sent-night.ts';
import { useNightForm } from './use-night-form.ts';

/** The form of a stored night: sends only what changed, and offers to take it back. */
export const useEditNight = (record: SleepRecord, onClose: () => void) => {
  const { timeZone } = useUser();
  const change = useChangeNight();
  const params = { id: record.id };
  const wakeTimeZone = wakeTimeZoneOf(record, timeZone);

  const night = useNightForm({
    initial: draftOf(record, timeZone),
    wakeTimeZone,
    send: async (typed) => {
      const { dirtyFields } = night.form.formState;
      await change.mutateAsync({ params, body: toNightChange(typed, dirtyFields) });
      offerUndo({
        title: messages.updated,
        undo: () => change.mutateAsync({ params, body: toSentAgain(record) }),
        undone: messages.reverted,
        notUndone: messages.notReverted,
      });
      void offerHelp([typed.notes], [record.notes]);
      onClose();
    },
    onFailed: (error) => tellFailure(error, messages.notUpdated),
  });
  const { isDirty } = night.form.formState;
  return {
    ...night,
    isSaving: change.isPending,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isDirty) return night.submit(event);
      event.preventDefault();
      return onClose();
    },
  };
};

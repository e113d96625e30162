import type { KeptSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import type { FormEvent } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { offerHelp } from '../../../lib/offer-help.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { type FieldWords, useEdited, withUnit } from '../../../lib/use-edited.ts';
import { useChangeNight } from '../sleep-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { draftOf, type NightDraft, wakeTimeZoneOf } from './night-draft.ts';
import { toNightChange, toSentAgain } from './to-sent-night.ts';
import { useNightForm } from './use-night-form.ts';

const words: FieldWords<NightDraft> = {
  labels: messages.labels,
  show: { sleepDate: formatDay, fallAsleepTime: withUnit(messages.minutes) },
};

/** The form of a stored night: sends only what changed, and offers to take it back. */
export const useEditNight = (record: KeptSleepRecord, onClose: () => void) => {
  const { timeZone } = useUser();
  const change = useChangeNight();
  const params = { id: record.id };
  const wakeTimeZone = wakeTimeZoneOf(record, timeZone);

  const night = useNightForm({
    initial: draftOf(record, timeZone),
    wakeTimeZone,
    send: async (typed) => {
      const { dirtyFields } = night.form.formState;
      const body = { ...toNightChange(typed, dirtyFields), etag: edited.etag };
      const before = edited.base ?? record;
      const { etag } = await change.mutateAsync({ params, body });
      offerUndo({
        title: messages.updated,
        undo: () => change.mutateAsync({ params, body: { ...toSentAgain(before), etag } }),
        undone: messages.reverted,
        notUndone: messages.notReverted,
      });
      void offerHelp([typed.notes], [before.notes]);
      onClose();
    },
    onFailed: (error) => {
      if (!edited.readRefusal(error)) tellFailure(error, messages.notUpdated);
    },
  });
  const edited = useEdited({
    form: night.form,
    current: record,
    toValues: (stored) => draftOf(stored, timeZone),
    words,
    isSaving: change.isPending,
    rowId: record.id,
  });
  const { isDirty } = night.form.formState;
  return {
    ...night,
    elsewhere: edited.elsewhere,
    isSaving: change.isPending,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isDirty) return night.submit(event);
      event.preventDefault();
      return onClose();
    },
  };
};

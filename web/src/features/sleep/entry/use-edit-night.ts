import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import type { FormEvent } from 'react';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { sleepMessages } from '../sleep-messages.ts';
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

  const revert = (): Promise<unknown> =>
    change.mutateAsync({ params, body: toSentAgain(record) }).then(
      () => toast({ title: messages.reverted }),
      (error) => tellFailure(error, messages.notReverted),
    );

  const night = useNightForm({
    initial: draftOf(record, timeZone),
    wakeTimeZone,
    send: async (typed) => {
      const { dirtyFields } = night.form.formState;
      await change.mutateAsync({ params, body: toNightChange(typed, dirtyFields) });
      toast({
        title: messages.updated,
        action: { label: sleepMessages.undo, onAction: () => void revert() },
      });
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

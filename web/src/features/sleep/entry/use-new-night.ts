import { offerHelp } from '../../../lib/offer-help.ts';
import { useUser } from '../../../lib/session.ts';
import { celebrate } from '../../../lib/vida-says.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { sleepMessages } from '../sleep-messages.ts';
import { useAddNight } from '../sleep-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { blankDraft } from './night-draft.ts';
import { toSentNight } from './to-sent-night.ts';
import { useNightForm } from './use-night-form.ts';

/** The form of a new night, with the specified toasts. */
export const useNewNight = (today: string, onSaved: () => void) => {
  const { timeZone } = useUser();
  const add = useAddNight();
  const night = useNightForm({
    initial: blankDraft(today, timeZone),
    wakeTimeZone: timeZone,
    send: async (typed) => {
      await add.mutateAsync({ body: toSentNight(typed) });
      toast({ title: sleepMessages.success, description: messages.added });
      void offerHelp([typed.notes]).then((isOffered) => isOffered || celebrate('sleep_logged'));
      onSaved();
    },
    onFailed: () => toast({ title: sleepMessages.error, description: messages.notAdded, variant: 'destructive' }),
  });
  return { ...night, isSaving: add.isPending };
};

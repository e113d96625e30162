import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { toSentAgain } from '../entry/to-sent-night.ts';
import { sleepMessages } from '../sleep-messages.ts';
import { useAddNight, useDeleteNight } from '../sleep-queries.ts';
import { historyMessages as messages } from './history-messages.ts';

/**
 * Deletes a night at once and offers it back. The row, or the whole list, may be gone by the time the answer comes:
 * hence promises, which call back even then.
 */
export const useDeleteWithUndo = () => {
  const remove = useDeleteNight();
  const restore = useAddNight();

  const giveBack = (record: SleepRecord): Promise<unknown> =>
    restore.mutateAsync({ body: toSentAgain(record) }).then(
      () => toast({ title: messages.restored }),
      (error) => tellFailure(error, messages.notRestored),
    );

  return (record: SleepRecord): Promise<unknown> =>
    remove.mutateAsync({ params: { id: record.id } }).then(
      () =>
        toast({
          title: messages.removed,
          action: { label: sleepMessages.undo, onAction: () => void giveBack(record) },
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

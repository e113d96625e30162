import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toSentAgain } from '../entry/to-sent-night.ts';
import { useAddNight, useDeleteNight } from '../sleep-queries.ts';
import { historyMessages as messages } from './history-messages.ts';

/** Deletes a night at once and offers it back. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteNight();
  const restore = useAddNight();
  return (record: SleepRecord): Promise<unknown> =>
    remove.mutateAsync({ params: { id: record.id } }).then(
      () =>
        offerUndo({
          title: messages.removed,
          undo: () => restore.mutateAsync({ body: toSentAgain(record) }),
          undone: messages.restored,
          notUndone: messages.notRestored,
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

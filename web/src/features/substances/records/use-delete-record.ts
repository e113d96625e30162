import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useAddRecord, useDeleteRecord } from '../substances-queries.ts';
import { recordsMessages as messages } from './records-messages.ts';

/** Deletes a record at once and offers it back. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteRecord();
  const restore = useAddRecord();
  return (record: SubstanceRecord): Promise<unknown> =>
    remove.mutateAsync({ params: { id: record.id } }).then(
      () =>
        offerUndo({
          title: messages.removed,
          undo: () => restore.mutateAsync({ body: record }),
          undone: messages.restored,
          notUndone: messages.notRestored,
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

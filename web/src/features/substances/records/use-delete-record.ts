import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { substancesMessages } from '../substances-messages.ts';
import { useAddRecord, useDeleteRecord } from '../substances-queries.ts';
import { recordsMessages as messages } from './records-messages.ts';

/** Deletes a record at once and offers it back; promises, because the row may be gone by the time the answer comes. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteRecord();
  const restore = useAddRecord();

  const giveBack = (record: SubstanceRecord): Promise<unknown> =>
    restore.mutateAsync({ body: record }).then(
      () => toast({ title: messages.restored }),
      (error) => tellFailure(error, messages.notRestored),
    );

  return (record: SubstanceRecord): Promise<unknown> =>
    remove.mutateAsync({ params: { id: record.id } }).then(
      () =>
        toast({
          title: messages.removed,
          action: { label: substancesMessages.undo, onAction: () => void giveBack(record) },
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { useChangeRecord } from '../substances-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { draftOf, toNewRecord } from './record-draft.ts';
import { RecordFields } from './record-fields.tsx';
import { useRecordForm } from './use-record-form.ts';

interface EditRecordDialogProps extends OpenDialogProps {
  record: SubstanceRecord;
}

/** A stored use in the form it was entered with; a change can be taken back. */
export const EditRecordDialog = ({ record, onClose }: EditRecordDialogProps) => {
  const { timeZone } = useUser();
  const change = useChangeRecord();
  const params = { id: record.id };

  const { form, isSaving, submit } = useRecordForm({
    initial: draftOf(record, timeZone),
    keptAmount: Number(record.amount),
    send: (draft) => {
      const { recordedAt, ...rest } = toNewRecord(draft, timeZone);
      // The form knows minutes; a moment that nobody touched keeps its seconds.
      const isMoved = form.formState.dirtyFields.recordedAt === true;
      return change.mutateAsync({ params, body: { ...rest, ...(isMoved && { recordedAt }) } });
    },
    onSaved: () => {
      offerUndo({
        title: messages.updated,
        undo: () => change.mutateAsync({ params, body: record }),
        undone: messages.reverted,
        notUndone: messages.notReverted,
      });
      onClose();
    },
    failure: messages.notUpdated,
  });

  return (
    <Dialog open title={messages.editTitle} onOpenChange={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <RecordFields form={form} isStored />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {messages.saveChanges}
        </Button>
      </form>
    </Dialog>
  );
};

import type { SubstanceRecordWithEtag } from '@vida/contract/substances/substances-endpoints.ts';
import { formatDay } from '../../../lib/format.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { useUser } from '../../../lib/session.ts';
import { type FieldWords, useEdited } from '../../../lib/use-edited.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { substancesMessages } from '../substances-messages.ts';
import { useChangeRecord } from '../substances-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { draftOf, type RecordDraft, toNewRecord } from './record-draft.ts';
import { RecordFields } from './record-fields.tsx';
import { useRecordForm } from './use-record-form.ts';

interface EditRecordDialogProps extends OpenDialogProps {
  record: SubstanceRecordWithEtag;
}

const words: FieldWords<RecordDraft> = {
  labels: messages.fieldNames,
  show: {
    substanceType: (type) => substancesMessages.names[type],
    unit: (unit) => substancesMessages.units[unit][1],
    drink: (drink) => messages.drinks[drink],
    recordedAt: (at) =>
      at
        .split('T')
        .map((part, index) => (index === 0 ? formatDay(part) : part))
        .join(', '),
  },
};

/** A stored use in the form it was entered with; a change can be taken back. */
export const EditRecordDialog = ({ record, onClose }: EditRecordDialogProps) => {
  const { timeZone } = useUser();
  const change = useChangeRecord();
  const params = { id: record.id };

  const { form, isSaving, submit } = useRecordForm({
    initial: draftOf(record, timeZone),
    keptAmount: Number(record.amount),
    send: async (draft) => {
      const { recordedAt, ...rest } = toNewRecord(draft, timeZone);
      // The form knows minutes; a moment that nobody touched keeps its seconds.
      const isMoved = form.formState.dirtyFields.recordedAt === true;
      const body = { ...rest, ...(isMoved && { recordedAt }), etag: edited.etag };
      const saved = await change.mutateAsync({ params, body });
      const before = { ...(edited.base ?? record), etag: saved.etag };
      offerUndo({
        title: messages.updated,
        undo: () => change.mutateAsync({ params, body: before }),
        undone: messages.reverted,
        notUndone: messages.notReverted,
      });
      return saved;
    },
    onSaved: onClose,
    failure: messages.notUpdated,
    readRefusal: (error) => edited.readRefusal(error),
  });
  const edited = useEdited({
    form,
    current: record,
    toValues: (stored) => draftOf(stored, timeZone),
    words,
    isSaving,
    rowId: record.id,
  });

  return (
    <Dialog open title={messages.editTitle} onOpenChange={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <ElsewhereNotice elsewhere={edited.elsewhere} />
        <RecordFields form={form} isStored />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {messages.saveChanges}
        </Button>
      </form>
    </Dialog>
  );
};

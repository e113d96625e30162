import { useQuery } from '@tanstack/react-query';
import { SUBSTANCE_TYPES, type SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { substancesMessages } from '../substances-messages.ts';
import { recordsQuery, useAddRecord } from '../substances-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { blankDraft, type RecordDraft, toNewRecord } from './record-draft.ts';
import { RecordFields } from './record-fields.tsx';
import { useRecordForm } from './use-record-form.ts';

interface RecordDialogProps extends OpenDialogProps {
  /** What the form begins with; what was recorded last where nothing is said. */
  type?: SubstanceType;
}

/** 'Registrar uso': closes once it is stored. */
export const RecordDialog = ({ type, onClose }: RecordDialogProps) => {
  const { timeZone } = useUser();
  const { data: records } = useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, useToday()));
  const add = useAddRecord();
  const { form, isSaving, submit } = useRecordForm({
    initial: blankDraft(type ?? records?.[0]?.substanceType ?? SUBSTANCE_TYPES[0], timeZone),
    send: (draft: RecordDraft): Promise<SubstanceRecord> => add.mutateAsync({ body: toNewRecord(draft, timeZone) }),
    onSaved: () => {
      toast({ title: substancesMessages.success, description: messages.saved });
      onClose();
    },
    failure: messages.notSaved,
  });
  return (
    <Dialog open title={messages.newTitle} onOpenChange={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <RecordFields form={form} />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {messages.save}
        </Button>
      </form>
    </Dialog>
  );
};

import type { KeptSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { formatNightDay } from '../format-night.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { NightFields } from './night-fields.tsx';
import { useEditNight } from './use-edit-night.ts';

export interface EditNightDialogProps extends OpenDialogProps {
  record: KeptSleepRecord;
}

/** A stored night in the form it was entered with. */
export const EditNightDialog = ({ record, onClose }: EditNightDialogProps) => {
  const { form, submit, elsewhere, wakeTimeZone, isSaving } = useEditNight(record, onClose);
  const day = formatNightDay(toNight(record));
  return (
    <Dialog open title={messages.editTitle} description={messages.editText(day)} onOpenChange={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <ElsewhereNotice elsewhere={elsewhere} />
        <NightFields form={form} wakeTimeZone={wakeTimeZone} />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {messages.saveChanges}
        </Button>
      </form>
    </Dialog>
  );
};

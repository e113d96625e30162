import { toNight } from '@vida/contract/sleep/sleep-rules.ts';
import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { formatNightDay } from '../format-night.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { NightFields } from './night-fields.tsx';
import { useEditNight } from './use-edit-night.ts';

export interface EditNightDialogProps extends OpenDialogProps {
  record: SleepRecord;
}

/** A stored night in the form it was entered with. */
export const EditNightDialog = ({ record, onClose }: EditNightDialogProps) => {
  const { form, submit, wakeTimeZone, isSaving } = useEditNight(record, onClose);
  const day = formatNightDay(toNight(record));
  return (
    <Dialog open title={messages.editTitle} description={messages.editText(day)} onOpenChange={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <NightFields form={form} wakeTimeZone={wakeTimeZone} />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {messages.saveChanges}
        </Button>
      </form>
    </Dialog>
  );
};

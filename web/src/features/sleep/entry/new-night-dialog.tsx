import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { NightFields } from './night-fields.tsx';
import { useNewNight } from './use-new-night.ts';

/** 'Registrar sono': last night as most nights are, to be corrected; closes once it is stored. */
export const NewNightDialog = ({ onClose }: OpenDialogProps) => {
  const { form, submit, wakeTimeZone, isSaving } = useNewNight(useToday(), onClose);
  return (
    <Dialog open title={messages.newTitle} description={messages.newText} onOpenChange={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <NightFields form={form} wakeTimeZone={wakeTimeZone} />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {messages.save}
        </Button>
      </form>
    </Dialog>
  );
};

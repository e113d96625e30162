import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { toSentAgain } from './appointment-draft.ts';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { useAddAppointment, useDeleteAppointment } from './appointments-queries.ts';

/** Deletes a consultation at once and offers it back; the dialog may be gone by the time the answers come. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteAppointment();
  const restore = useAddAppointment();

  const giveBack = (appointment: Appointment): Promise<unknown> =>
    restore.mutateAsync({ body: toSentAgain(appointment) }).then(
      () => toast({ title: messages.restored }),
      (error) => tellFailure(error, messages.notRestored),
    );

  return (appointment: Appointment): Promise<unknown> =>
    remove.mutateAsync({ params: { id: appointment.id } }).then(
      () =>
        toast({
          title: messages.removed,
          action: {
            label: messages.undo,
            altText: messages.undoAlt,
            onAction: () => void giveBack(appointment),
          },
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

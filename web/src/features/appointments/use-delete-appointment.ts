import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { offerUndo } from '../../lib/offer-undo.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { toSentAgain } from './appointment-draft.ts';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { useAddAppointment, useDeleteAppointment } from './appointments-queries.ts';

/** Deletes a consultation at once and offers it back. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteAppointment();
  const restore = useAddAppointment();
  return (appointment: Appointment): Promise<unknown> =>
    remove.mutateAsync({ params: { id: appointment.id } }).then(
      () =>
        offerUndo({
          title: messages.removed,
          undo: () => restore.mutateAsync({ body: toSentAgain(appointment) }),
          undone: messages.restored,
          notUndone: messages.notRestored,
          altText: messages.undoAlt,
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

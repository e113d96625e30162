import { useQuery } from '@tanstack/react-query';
import type { KeptAppointment } from '@vida/contract/appointments/appointments-endpoints.ts';
import { ChevronLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { AppointmentsList } from './appointments-list.tsx';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { appointmentsQuery } from './appointments-queries.ts';
import { keepUpcoming } from './find-next.ts';
import { useDeleteWithUndo } from './use-delete-appointment.ts';

type View = 'list' | 'new' | KeptAppointment;

/**
 * Consultations: the form at once where there is none, the list otherwise. Deleting closes the dialog, so that the toast
 * with 'Desfazer' can be reached.
 */
export const AppointmentsDialog = ({ onClose }: OpenDialogProps) => {
  const { data = [] } = useQuery(appointmentsQuery());
  const appointments = keepUpcoming(data, useToday());
  const [view, setView] = useState<View>(appointments.length > 0 ? 'list' : 'new');
  const remove = useDeleteWithUndo();
  const isList = view === 'list';
  const edited = typeof view === 'string' ? null : (data.find(({ id }) => id === view.id) ?? view);
  const formTitle = edited ? messages.editTitle : messages.newTitle;
  return (
    <Dialog
      open
      title={isList ? messages.listTitle : formTitle}
      description={!isList && !edited ? messages.newText : undefined}
      onOpenChange={onClose}
    >
      {isList ? (
        <>
          <AppointmentsList
            appointments={appointments}
            onEdit={setView}
            onRemove={(appointment) => {
              void remove(appointment);
              onClose();
            }}
          />
          <Button icon={Plus} block className="mt-3" onClick={() => setView('new')}>
            {messages.another}
          </Button>
        </>
      ) : (
        <>
          {appointments.length > 0 && (
            <Button variant="ghost" icon={ChevronLeft} className="-mt-2 mb-2 -ml-3" onClick={() => setView('list')}>
              {messages.back}
            </Button>
          )}
          <AppointmentForm key={edited?.id ?? 'new'} edited={edited} onDone={onClose} />
        </>
      )}
    </Dialog>
  );
};

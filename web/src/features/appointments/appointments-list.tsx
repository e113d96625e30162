import type { KeptAppointment } from '@vida/contract/appointments/appointments-endpoints.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { formatWeekday } from '../../lib/format.ts';
import { useToday } from '../../lib/use-today.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { formatWhen, whenOf } from './when-of.ts';

interface AppointmentsListProps {
  appointments: readonly KeptAppointment[];
  onEdit: (appointment: KeptAppointment) => void;
  onRemove: (appointment: KeptAppointment) => void;
}

/** What is to come, the next one first, each with all that was written about it. */
export const AppointmentsList = ({ appointments, onEdit, onRemove }: AppointmentsListProps) => {
  const today = useToday();
  return (
    <ul>
      {appointments.map((appointment) => {
        const { id, professional, place, notes } = appointment;
        const when = formatWhen(appointment, today);
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start border-border py-2 not-first:border-t"
          >
            <div className="wrap-anywhere">
              <p className="font-semibold tabular-nums">
                {formatWeekday(whenOf(appointment).day)}, {when}
              </p>
              <p>{professional}</p>
              {place && <p className="text-muted-foreground">{place}</p>}
              {notes && <p className="text-sm whitespace-pre-line text-muted-foreground">{notes}</p>}
            </div>
            <RowMenu
              label={messages.options(when)}
              items={[
                { label: messages.edit, icon: Pencil, onSelect: () => onEdit(appointment) },
                { label: messages.remove, icon: Trash2, danger: true, onSelect: () => onRemove(appointment) },
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
};

import type { KeptAppointment } from '@vida/contract/appointments/appointments-endpoints.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { ElsewhereNotice } from '../../ui/elsewhere-notice.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { useAppointmentForm } from './use-appointment-form.ts';

interface AppointmentFormProps {
  /** Null for a new one. */
  edited: KeptAppointment | null;
  onDone: () => void;
}

/** When, with whom, where, and what to remember. */
export const AppointmentForm = ({ edited, onDone }: AppointmentFormProps) => {
  const { control, submit, elsewhere, isSaving } = useAppointmentForm(edited, onDone);
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <ElsewhereNotice elsewhere={elsewhere} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={control} name="day" label={messages.day} min={useToday()} />
        <TimeField control={control} name="time" label={messages.time} />
      </div>
      <TextField
        control={control}
        name="professional"
        label={messages.professional}
        hint={messages.professionalHint}
        maxLength={100}
      />
      <TextField control={control} name="place" label={messages.place} maxLength={200} />
      <TextareaField
        control={control}
        name="notes"
        label={messages.notes}
        hint={messages.notesHint}
        rows={3}
        maxLength={1000}
      />
      <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
        {edited ? messages.saveChanges : messages.save}
      </Button>
    </form>
  );
};

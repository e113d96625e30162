import { useQuery } from '@tanstack/react-query';
import {
  type AppointmentWithEtag,
  addAppointment,
  changeAppointment,
  deleteAppointment,
} from '@vida/contract/appointments/appointments-endpoints.ts';
import { ChevronLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation, useRefresh } from '../../lib/api-query.ts';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { type RecordDialogProps, recordMenu, useDeleteWithUndo } from '../../lib/records/use-record-actions.tsx';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { useUser } from '../../lib/session.ts';
import type { FieldWords } from '../../lib/use-edited.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EntryForm } from '../../ui/entry-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import {
  type AppointmentDraft,
  appointmentDraftSchema,
  blankDraft,
  draftOf,
  textsOf,
  toChange,
  toNewAppointment,
  toSentAgain,
} from './appointment-draft.ts';
import { appointmentWords, appointmentsMessages as messages } from './appointments-messages.ts';
import { appointmentsKey, appointmentsQuery } from './appointments-queries.ts';
import { formatWhen, keepUpcoming, whenOf } from './when-of.ts';

/** Appointments, as lists and forms write them. */
const appointmentKind = {
  useAdd: () => useApiMutation(addAppointment, useRefresh(appointmentsKey)),
  useChange: () => useApiMutation(changeAppointment, useRefresh(appointmentsKey)),
  useRemove: () => useApiMutation(deleteAppointment, useRefresh(appointmentsKey)),
  toSentAgain,
  words: appointmentWords,
};

const { labels } = messages;
const fields: FieldWords<AppointmentDraft> = { labels, show: { day: formatDay } };

/** When, with whom, where, and what to remember. */
const AppointmentForm = ({ record, onClose }: RecordDialogProps<AppointmentWithEtag>) => {
  const { timeZone } = useUser();
  const entry = useRecordForm(appointmentKind, {
    schema: appointmentDraftSchema(timeZone),
    stored: record,
    blank: () => blankDraft,
    draftOf,
    toNew: toNewAppointment,
    toChange,
    fields,
    textsOf,
    onDone: onClose,
  });
  const { control } = entry.form;
  return (
    <EntryForm entry={entry} saveLabel={record ? undefined : messages.save}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField type="date" control={control} name="day" label={labels.day} min={useToday()} />
        <TextField type="time" control={control} name="time" label={labels.time} />
      </div>
      <TextField
        control={control}
        name="professional"
        label={labels.professional}
        hint={messages.professionalHint}
        maxLength={100}
      />
      <TextField control={control} name="place" label={labels.place} maxLength={200} />
      <TextareaField
        control={control}
        name="notes"
        label={labels.notes}
        hint={messages.notesHint}
        rows={3}
        maxLength={1000}
      />
    </EntryForm>
  );
};

interface AppointmentRowProps {
  appointment: AppointmentWithEtag;
  onEdit: () => void;
  onRemove: () => void;
}

/** An appointment with all that was written about it. */
const AppointmentRow = ({ appointment, onEdit, onRemove }: AppointmentRowProps) => {
  const { professional, place, notes } = appointment;
  const when = formatWhen(appointment, useToday());
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start border-border py-2 not-first:border-t">
      <div className="wrap-anywhere">
        <p className="font-semibold tabular-nums">
          {formatWeekday(whenOf(appointment).day)}, {when}
        </p>
        <p>{professional}</p>
        {place && <p className="text-muted-foreground">{place}</p>}
        {notes && <p className="text-sm whitespace-pre-line text-muted-foreground">{notes}</p>}
      </div>
      <RowMenu label={messages.options(when)} items={recordMenu(onEdit, onRemove)} />
    </li>
  );
};

type View = 'list' | 'new' | AppointmentWithEtag;

/**
 * Appointments: the form at once where there is none, the list otherwise. Deleting closes the dialog, so that the toast
 * with 'Desfazer' can be reached.
 */
export const AppointmentsDialog = ({ onClose }: OpenDialogProps) => {
  const { data = [] } = useQuery(appointmentsQuery());
  const appointments = keepUpcoming(data, useToday());
  const [view, setView] = useState<View>(appointments.length > 0 ? 'list' : 'new');
  const remove = useDeleteWithUndo(appointmentKind);
  const isList = view === 'list';
  const edited = typeof view === 'string' ? undefined : (data.find(({ id }) => id === view.id) ?? view);
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
          <ul>
            {appointments.map((appointment) => (
              <AppointmentRow
                key={appointment.id}
                appointment={appointment}
                onEdit={() => setView(appointment)}
                onRemove={() => {
                  void remove(appointment);
                  onClose();
                }}
              />
            ))}
          </ul>
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
          <AppointmentForm key={edited?.id ?? 'new'} record={edited} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
};

import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { useUser } from '../../lib/session.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import {
  appointmentDraftSchema,
  blankDraft,
  draftOf,
  toChange,
  toNewAppointment,
} from './appointment-draft.ts';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { useAddAppointment, useChangeAppointment } from './appointments-queries.ts';

/** The form of a new consultation, or of `edited`; closes when it is stored. */
export const useAppointmentForm = (edited: Appointment | null, onDone: () => void) => {
  const { timeZone } = useUser();
  const add = useAddAppointment();
  const change = useChangeAppointment();
  const form = useApiForm(appointmentDraftSchema(timeZone), {
    defaultValues: edited ? draftOf(edited) : blankDraft,
  });
  useUnsavedChanges(form.formState.isDirty);

  const outcome = (success: string, failure: string) => ({
    onSuccess: () => {
      toast({ title: messages.success, description: success });
      onDone();
    },
    onError: (error: Error) => {
      if (!showServerErrors(form, error)) tellFailure(error, failure);
    },
  });
  const submit = form.handleSubmit((draft) => {
    if (edited)
      change.mutate(
        { params: { id: edited.id }, body: toChange(draft, edited) },
        outcome(messages.changed, messages.notChanged),
      );
    else add.mutate({ body: toNewAppointment(draft) }, outcome(messages.added, messages.notAdded));
  });
  return { control: form.control, submit, isSaving: add.isPending || change.isPending };
};

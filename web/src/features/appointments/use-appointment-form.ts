import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import type { KeptAppointment } from '@vida/contract/appointments/appointments-endpoints.ts';
import { formatDay } from '../../lib/format.ts';
import { offerHelp } from '../../lib/offer-help.ts';
import { useUser } from '../../lib/session.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { type FieldWords, useEdited } from '../../lib/use-edited.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import {
  type AppointmentDraft,
  appointmentDraftSchema,
  blankDraft,
  draftOf,
  textsOf,
  toChange,
  toNewAppointment,
} from './appointment-draft.ts';
import { appointmentsMessages as messages } from './appointments-messages.ts';
import { useAddAppointment, useChangeAppointment } from './appointments-queries.ts';

const words: FieldWords<AppointmentDraft> = {
  labels: {
    day: messages.day,
    time: messages.time,
    professional: messages.professional,
    place: messages.place,
    notes: messages.notes,
  },
  show: { day: formatDay },
};

/** The form of a new consultation, or of `edited`; closes when it is stored. */
export const useAppointmentForm = (edited: KeptAppointment | null, onDone: () => void) => {
  const { timeZone } = useUser();
  const add = useAddAppointment();
  const change = useChangeAppointment();
  const form = useApiForm(appointmentDraftSchema(timeZone), {
    defaultValues: edited ? draftOf(edited) : blankDraft,
  });
  useUnsavedChanges(form.formState.isDirty);
  const isSaving = add.isPending || change.isPending;
  const { base, etag, elsewhere, readRefusal } = useEdited({
    form,
    current: edited,
    toValues: draftOf,
    words,
    isSaving,
  });

  const outcome = (success: string, failure: string) => ({
    onSuccess: () => {
      toast({ title: messages.success, description: success });
      onDone();
    },
    onError: (error: Error) => {
      if (!readRefusal(error) && !showServerErrors(form, error)) tellFailure(error, failure);
    },
  });
  const send = (draft: AppointmentDraft): Promise<Appointment> =>
    edited
      ? change.mutateAsync(
          { params: { id: edited.id }, body: { ...toChange(draft, base ?? edited), etag } },
          outcome(messages.changed, messages.notChanged),
        )
      : add.mutateAsync({ body: toNewAppointment(draft) }, outcome(messages.added, messages.notAdded));
  const submit = form.handleSubmit((draft) => {
    // A promise: the form may be closed before the answer comes. That it failed was told.
    void send(draft).then(
      () => offerHelp(textsOf(draft), base ? textsOf(draftOf(base)) : []),
      () => {},
    );
  });
  return { control: form.control, submit, elsewhere, isSaving };
};

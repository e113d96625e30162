import { useQueryClient } from '@tanstack/react-query';
import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { accountChangeSchema } from '@vida/contract/account/account-schemas.ts';
import { glucoseUnitSchema } from '@vida/contract/auth/user.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { session, useUser } from '../../lib/session.ts';
import { tellFailure, tellSuccess } from '../../lib/tell.ts';
import { timeZoneOptions } from '../../lib/time-zone-options.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { RadioChipsField } from '../../ui/fields/radio-chips-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitButton } from '../../ui/form-footer.tsx';
import { LabelledValue } from '../../ui/stat.tsx';
import { accountMessages } from './account-messages.ts';

const messages = accountMessages.details;
const units = glucoseUnitSchema.options.map((unit) => ({ value: unit, label: unit }));

/** Name, glucose unit and time zone. */
export const AccountDetailsForm = () => {
  const user = useUser();
  const queryClient = useQueryClient();
  const { firstName, lastName, glucoseUnit, timeZone } = user;
  const form = useApiForm(accountChangeSchema, { defaultValues: { firstName, lastName, glucoseUnit, timeZone } });
  const { control, formState } = form;
  const { isDirty, dirtyFields } = formState;
  useUnsavedChanges(isDirty);
  const save = useApiMutation(updateAccount, {
    onSuccess: (saved) => {
      session.updateUser(saved);
      // Figures, days and texts follow the unit and the zone.
      void queryClient.invalidateQueries();
      form.reset(accountChangeSchema.strip().parse(saved));
      tellSuccess(messages.saved);
    },
    onError: (error) => {
      if (!showServerErrors(form, error)) tellFailure(error, messages.failed);
    },
  });
  /** Only what was changed: a zone that is sent counts as chosen, and no longer follows the browser. */
  const submit = form.handleSubmit((values) => {
    const body = { ...values };
    for (const name of accountChangeSchema.keyof().options) if (!dirtyFields[name]) delete body[name];
    save.mutate({ body });
  });
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField control={control} name="firstName" label={messages.firstName} autoComplete="given-name" />
        <TextField control={control} name="lastName" label={messages.lastName} autoComplete="family-name" />
      </div>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <LabelledValue label={messages.email} value={<EmailText>{user.email}</EmailText>} />
        <LabelledValue label={messages.username} value={<span className="wrap-anywhere">{user.username}</span>} />
      </dl>
      <RadioChipsField
        control={control}
        name="glucoseUnit"
        label={messages.glucoseUnit}
        hint={messages.glucoseUnitHint}
        options={units}
      />
      <SelectField
        control={control}
        name="timeZone"
        label={messages.timeZone}
        hint={messages.timeZoneHint}
        options={timeZoneOptions(timeZone)}
      />
      <SubmitButton words={messages} pending={save.isPending} />
    </form>
  );
};

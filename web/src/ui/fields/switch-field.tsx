import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Switch } from '../switch.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { type FormFieldProps, useFormField } from './form-field.ts';

/** A setting that is on or off; a boolean. */
export const SwitchField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
  disabled,
}: FormFieldProps<Values, Out>) => {
  const { field, value } = useFormField({ control, name });
  const id = useId();
  return (
    <div className={className}>
      <Switch
        label={label}
        checked={value === true}
        onCheckedChange={field.onChange}
        disabled={disabled ?? false}
        aria-describedby={describedBy(id, { hint })}
      />
      <FieldNotes id={id} hint={hint} />
    </div>
  );
};

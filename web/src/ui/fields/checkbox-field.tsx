import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../checkbox.tsx';
import { describedBy, FieldNotes } from './field.tsx';
import { type FormFieldProps, useFormField } from './form-field.ts';

/** One yes or no, the words at its right; a boolean. */
export const CheckboxField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
}: FormFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-12 items-center gap-3 py-1.5">
        <Checkbox
          id={id}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          checked={value === true}
          onChange={(event) => field.onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
};

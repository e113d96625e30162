import { Switch as RadixSwitch } from 'radix-ui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldNotes } from './field.tsx';
import { type FormFieldProps, useFormField } from './form-field.ts';

/** A setting that is on or off, at once, the words at its right; a boolean. */
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
      <label htmlFor={id} className="inline-flex min-h-11 items-center gap-3">
        <RadixSwitch.Root
          id={id}
          checked={value === true}
          onCheckedChange={field.onChange}
          disabled={disabled ?? false}
          aria-describedby={describedBy(id, { hint })}
          className={
            'h-8 w-13 shrink-0 rounded-full bg-input p-1 transition-colors duration-fast ' +
            'disabled:opacity-60 data-[state=checked]:bg-primary'
          }
        >
          <RadixSwitch.Thumb
            className={
              'block size-6 rounded-full bg-card transition-transform duration-fast ease-out ' +
              'data-[state=checked]:translate-x-5'
            }
          />
        </RadixSwitch.Root>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
};

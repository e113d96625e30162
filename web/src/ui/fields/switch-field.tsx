import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Switch } from '../switch.tsx';
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
  const hintId = useId();
  return (
    <div className={className}>
      <Switch
        label={label}
        checked={value === true}
        onCheckedChange={field.onChange}
        disabled={disabled ?? false}
        {...(hint && { 'aria-describedby': hintId })}
      />
      {hint && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
};

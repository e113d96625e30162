import type { FieldValues } from 'react-hook-form';
import { FieldGroup } from './field.tsx';
import { type FieldOption, type FormFieldProps, useFormField } from './form-field.ts';
import { RadioChips } from './radio-chips.tsx';

interface RadioChipsFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  options: readonly FieldOption[];
}

/**
 * One of a few, all in sight (Momento: Jejum, Antes de comer, ...); a string. Arrow keys move, as in any radio group.
 */
export const RadioChipsField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  options,
  ...group
}: RadioChipsFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  return (
    <FieldGroup {...group} error={error}>
      <RadioChips
        name={field.name}
        options={options}
        value={value}
        onChange={(option) => field.onChange(option)}
        onBlur={field.onBlur}
        firstRef={field.ref}
      />
    </FieldGroup>
  );
};

import type { FieldValues } from 'react-hook-form';
import { Field } from './field.tsx';
import { type FieldOption, type FormFieldProps, toText, useFormField } from './form-field.ts';
import { Select } from './select.tsx';

interface SelectFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  options: readonly FieldOption[];
  /** The first, empty option ('Escolha uma opção'); its value is ''. */
  placeholder?: string;
}

/** One of a list, as part of a form. */
export const SelectField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
  disabled,
  options,
  placeholder,
}: SelectFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  return (
    <Field label={label} hint={hint} error={error} {...(className && { className })}>
      {(aria) => (
        <Select
          {...aria}
          {...field}
          value={toText(value)}
          disabled={disabled}
          options={options}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
};

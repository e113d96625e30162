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
  options,
  placeholder,
  ...form
}: SelectFieldProps<Values, Out>) => {
  const { field, value, text } = useFormField(form);
  return (
    <Field {...text}>
      {(aria) => <Select {...aria} {...field} value={toText(value)} options={options} placeholder={placeholder} />}
    </Field>
  );
};

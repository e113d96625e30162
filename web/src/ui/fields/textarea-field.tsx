import type { FieldValues } from 'react-hook-form';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { type FormFieldProps, toText, useFormField } from './form-field.ts';

interface TextareaFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  rows?: number;
  maxLength?: number;
}

/** Text of several lines; '' when empty. */
export const TextareaField = <Values extends FieldValues, Out = Values>({
  rows = 4,
  maxLength,
  ...form
}: TextareaFieldProps<Values, Out>) => {
  const { field, value, text } = useFormField(form);
  return (
    <Field {...text}>
      {(aria) => (
        <textarea
          {...aria}
          {...field}
          rows={rows}
          maxLength={maxLength}
          value={toText(value)}
          className={controlClass({ className: 'resize-y' })}
        />
      )}
    </Field>
  );
};

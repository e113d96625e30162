import type { FieldValues } from 'react-hook-form';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { type FormFieldProps, toText, useFormField } from './form-field.ts';

interface TextareaFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** Text of several lines; '' when empty. */
export const TextareaField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
  disabled,
  rows = 4,
  maxLength,
  placeholder,
}: TextareaFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  return (
    <Field label={label} hint={hint} error={error} {...(className && { className })}>
      {(aria) => (
        <textarea
          {...aria}
          {...field}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          value={toText(value)}
          disabled={disabled}
          className={controlClass({ className: 'resize-y' })}
        />
      )}
    </Field>
  );
};

import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { type FormFieldProps, toText, useFormField } from './form-field.ts';

type InputHints = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'min' | 'max' | 'step' | 'list'
>;

interface TextFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out>, InputHints {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'time' | 'datetime-local';
}

/** A line of text; '' when empty. */
export const TextField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
  disabled,
  type = 'text',
  ...input
}: TextFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  return (
    <Field label={label} hint={hint} error={error} {...(className && { className })}>
      {(aria) => (
        <input
          {...aria}
          {...input}
          {...field}
          type={type}
          value={toText(value)}
          disabled={disabled}
          className={controlClass()}
        />
      )}
    </Field>
  );
};

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

/**
 * A line of text, or the browser's own picker; '' when empty. A date is 'yyyy-MM-dd', a time 'HH:mm', both together
 * 'yyyy-MM-ddTHH:mm', the clock on the wall.
 */
export const TextField = <Values extends FieldValues, Out = Values>({
  type = 'text',
  control,
  name,
  label,
  hint,
  className,
  ...input
}: TextFieldProps<Values, Out>) => {
  const { field, value, text } = useFormField({ control, name, label, hint, className });
  return (
    <Field {...text}>
      {(aria) => <input {...aria} {...input} {...field} type={type} value={toText(value)} className={controlClass()} />}
    </Field>
  );
};

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

interface MomentFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  /** Bounds in the shape of the value. */
  min?: string;
  max?: string;
}

/** The browser's own picker; the value is 'yyyy-MM-dd', '' when empty. */
export const DateField = <Values extends FieldValues, Out = Values>(props: MomentFieldProps<Values, Out>) => (
  <TextField {...props} type="date" />
);

/** The browser's own picker; the value is 'yyyy-MM-ddTHH:mm', the clock on the wall, '' when empty. */
export const DateTimeField = <Values extends FieldValues, Out = Values>(props: MomentFieldProps<Values, Out>) => (
  <TextField {...props} type="datetime-local" />
);

/** The browser's own picker; the value is 'HH:mm', '' when empty. */
export const TimeField = <Values extends FieldValues, Out = Values>(props: MomentFieldProps<Values, Out>) => (
  <TextField {...props} type="time" />
);

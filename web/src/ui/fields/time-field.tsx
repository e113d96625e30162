import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

interface TimeFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  /** Bounds in the shape of the value. */
  min?: string;
  max?: string;
}

/** The browser's own picker; the value is 'HH:mm', '' when empty. */
export const TimeField = <Values extends FieldValues, Out = Values>(props: TimeFieldProps<Values, Out>) => (
  <TextField {...props} type="time" />
);

import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

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

import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';

interface DateFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  /** Bounds in the shape of the value. */
  min?: string;
  max?: string;
}

/** The browser's own picker; the value is 'yyyy-MM-dd', '' when empty. */
export const DateField = <Values extends FieldValues, Out = Values>(props: DateFieldProps<Values, Out>) => (
  <TextField {...props} type="date" />
);

import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldText } from './field.tsx';

/** Where a field lives: the form's `control` and the name of the value. `Out` is what the form's schema makes of it. */
export interface FormFieldProps<Values extends FieldValues, Out> extends FieldText {
  control: Control<Values, unknown, Out>;
  name: FieldPath<Values>;
}

/** An option of a select, chips or a grid. */
export interface FieldOption {
  value: string;
  label: string;
}

interface TextAround extends Partial<Pick<FieldText, 'label' | 'hint'>> {
  className?: string | undefined;
}

/** The value and the error of the form at `name`, and what stands around the control (`<Field {...text}>`). */
export const useFormField = <Values extends FieldValues, Out>({
  control,
  name,
  label,
  hint,
  className,
}: Pick<FormFieldProps<Values, Out>, 'control' | 'name'> & TextAround) => {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  const error = fieldState.error?.message;
  return { field, value, error, text: { label, hint, error, ...(className && { className }) } };
};

/** The form's value as the text of an input; empty for null and undefined. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

import { ChevronDown } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../icon.tsx';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { type FieldOption, type FormFieldProps, toText, useFormField } from './form-field.ts';

interface SelectFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  options: readonly FieldOption[];
  /** The first, empty option ('Escolha uma opção'); its value is ''. */
  placeholder?: string;
}

/** The browser's own list: right on every phone. */
export const SelectField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
  disabled,
  options,
  placeholder,
}: SelectFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  return (
    <Field label={label} hint={hint} error={error} {...(className && { className })}>
      {(aria) => (
        <div className="relative">
          <select
            {...aria}
            {...field}
            value={toText(value)}
            disabled={disabled}
            className={controlClass({ className: 'appearance-none pr-10' })}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} className="pointer-events-none absolute top-3.5 right-3" />
        </div>
      )}
    </Field>
  );
};

import type { FieldValues } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { type FieldOption, type FormFieldProps, useFormField } from './form-field.ts';

interface RadioChipsFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  options: readonly FieldOption[];
  hideLabel?: boolean;
}

/** One of a few, all in sight (Momento: Jejum, Antes de comer, ...); a string. Arrow keys move, as in any radio group. */
export const RadioChipsField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  options,
  disabled,
  ...group
}: RadioChipsFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  return (
    <FieldGroup {...group} error={error} disabled={disabled}>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="control-text relative rounded-md border-[1.5px] border-input bg-card px-3.5 py-2.25 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-soft-foreground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              onBlur={field.onBlur}
              checked={value === option.value}
              onChange={() => field.onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

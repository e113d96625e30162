import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../checkbox.tsx';
import { FieldGroup } from './field.tsx';
import { type FieldOption, type FormFieldProps, useFormField } from './form-field.ts';

interface OptionGridFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  options: readonly FieldOption[];
  /** The heading beside the grid already asks the question. */
  hideLabel?: boolean;
}

/**
 * Any of several; string[] in the order of the options. Values that are no option (own entries) are kept at the end.
 */
export const OptionGridField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  options,
  ...group
}: OptionGridFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  const id = useId();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, isOn: boolean) => {
    const known = options.map((each) => each.value);
    const next = isOn ? [...chosen, option] : chosen.filter((each) => each !== option);
    const own = next.filter((each) => typeof each === 'string' && !known.includes(each));
    field.onChange([...known.filter((each) => next.includes(each)), ...own]);
  };
  return (
    <FieldGroup {...group} error={error}>
      <div className="-mx-3 grid grid-cols-[repeat(auto-fill,minmax(min(190px,100%),1fr))] gap-1">
        {options.map((option, index) => (
          <label
            key={option.value}
            htmlFor={`${id}-${index}`}
            className={
              'flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 has-checked:bg-primary-soft ' +
              'has-checked:font-semibold has-checked:text-primary-soft-foreground'
            }
          >
            <Checkbox
              id={`${id}-${index}`}
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              onBlur={field.onBlur}
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly { value: string | number; label: string }[];
  /** The first, empty option; its value is ''. */
  placeholder?: string | undefined;
}

/** The browser's own list in our dress: right on every phone. */
export const Select = ({ options, placeholder, ...select }: SelectProps) => (
  <div className="relative">
    <select {...select} className={controlClass({ className: 'appearance-none pr-10' })}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon icon={ChevronDown} className="pointer-events-none absolute top-3.5 right-3" />
  </div>
);

/** The same under its name, outside of a form. */
export const LabelledSelect = ({ label, ...select }: SelectProps & { label: string }) => (
  <Field label={label}>{(aria) => <Select {...aria} {...select} />}</Field>
);

import { ChevronDown } from 'lucide-react';
import { controlClass } from '../../../../ui/fields/control-class.ts';
import { Field } from '../../../../ui/fields/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';

interface PlainSelectProps {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (value: number) => void;
}

/** One of a few numbers that shape the form and are not part of what it sends. */
export const PlainSelect = ({ label, value, options, onChange }: PlainSelectProps) => (
  <Field label={label}>
    {(aria) => (
      <div className="relative">
        <select
          {...aria}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className={controlClass({ className: 'appearance-none pr-10' })}
        >
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

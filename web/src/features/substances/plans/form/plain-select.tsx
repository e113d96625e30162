import { Field } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';

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
      <Select {...aria} value={value} options={options} onChange={(event) => onChange(Number(event.target.value))} />
    )}
  </Field>
);

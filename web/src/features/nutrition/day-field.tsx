import { useEffect, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { controlClass } from '../../ui/fields/control-class.ts';
import { Field } from '../../ui/fields/field.tsx';
import { pageMessages as messages } from './page-messages.ts';

interface DayFieldProps {
  label: string;
  /** `yyyy-MM-dd` */
  day: string;
  min: string;
  max: string;
  onPick: (day: string) => void;
}

/** One day by the browser's own picker; what is half typed or out of bounds stays in the field and picks nothing. */
export const DayField = ({ label, day, min, max, onPick }: DayFieldProps) => {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const isAllowed = (text: string): boolean => text >= min && text <= max;
  const change = (text: string): void => {
    setTyped(text);
    if (text !== '' && isAllowed(text)) onPick(text);
  };
  return (
    <Field
      label={label}
      error={typed !== '' && !isAllowed(typed) ? messages.dayOutOfRange(formatDay(min), formatDay(max)) : undefined}
    >
      {(aria) => (
        <input
          {...aria}
          type="date"
          className={controlClass()}
          value={typed}
          min={min}
          max={max}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyped((text) => (text === '' ? day : text))}
        />
      )}
    </Field>
  );
};

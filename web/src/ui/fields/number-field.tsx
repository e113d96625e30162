import { parseDecimal } from '@vida/contract/core/decimals.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { type FormFieldProps, useFormField } from './form-field.ts';

interface NumberFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  /** Stands inside at the right: 'kg', 'mg/dL'. */
  unit?: string;
  /** The one figure of a form. */
  big?: boolean;
  /** Words that stand for a number, in capitals: a meter's 'LO' for -Infinity. */
  words?: Readonly<Record<string, number>>;
  /** How the text is read; what it understood otherwise than it stands there is shown when the field is left. */
  read?: (text: string) => number | null;
  /** What stands in the field after each keystroke, for text that is more than a number ('12x8'). */
  onTyped?: (text: string) => void;
}

type NumberWords = Readonly<Record<string, number>>;

const toShown = (value: unknown, words: NumberWords): string => {
  const word = Object.keys(words).find((each) => words[each] === value);
  if (word !== undefined) return word;
  return typeof value === 'number' && !Number.isNaN(value) ? String(value).replace('.', ',') : '';
};

/** null when empty, NaN when it cannot be read, so that the schema speaks up and nothing is guessed. */
const toValue = (text: string, words: NumberWords, read: typeof parseDecimal): number | null =>
  text.trim() === '' ? null : (words[text.trim().toUpperCase()] ?? read(text) ?? Number.NaN);

const noWords: NumberWords = {};

/**
 * A number with decimal comma (a dot is understood) and its unit: value number, null when empty, NaN when unreadable.
 */
export const NumberField = <Values extends FieldValues, Out = Values>({
  unit,
  big = false,
  words = noWords,
  read = parseDecimal,
  onTyped,
  ...form
}: NumberFieldProps<Values, Out>) => {
  const { field, value, text } = useFormField(form);
  const [typed, setTyped] = useState(toShown(value, words));
  // What was typed stays as typed ('78,' on the way to '78,4') until the form itself sets another value.
  const shown = Object.is(toValue(typed, words, read), value ?? null) ? typed : toShown(value, words);
  const handleChange = (next: string) => {
    setTyped(next);
    field.onChange(toValue(next, words, read));
    onTyped?.(next);
  };
  const handleBlur = () => {
    field.onBlur();
    if (Number.isFinite(value) && parseDecimal(typed) !== value) setTyped(toShown(value, words));
  };
  return (
    <Field {...text}>
      {(aria) => (
        <div className="relative">
          <input
            {...aria}
            ref={field.ref}
            name={field.name}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.value)}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            className={controlClass({ big, className: unit && 'pr-19' })}
          />
          {unit && (
            <span
              className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-muted-foreground"
              aria-hidden
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
};

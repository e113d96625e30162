import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  /** The question, read aloud: 'Período'. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to four short words, side by side: the browser's own radio buttons, so arrow keys choose. */
export const Segmented = <Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex max-w-full flex-wrap rounded-md bg-sunken p-0.75 md:inline-flex">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'relative flex min-h-11 flex-1 items-center justify-center rounded-[8px] px-2 py-1 text-sm ' +
              'font-medium whitespace-nowrap text-muted-foreground ring-input hover:text-foreground ' +
              'has-checked:bg-card has-checked:font-semibold has-checked:text-foreground ' +
              'has-checked:ring-[1.5px] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
              'has-focus-visible:outline-ring md:flex-none md:px-3.5 md:text-[1rem]'
            }
          >
            <input
              type="radio"
              className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

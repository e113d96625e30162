import type { Ref } from 'react';
import type { FieldOption } from './form-field.ts';

interface RadioChipsProps<Value extends string> {
  /** The same for all radio buttons of one question, and for no other on the page. */
  name: string;
  options: readonly (FieldOption & { value: Value })[];
  value: unknown;
  /** `isPointed`: with a finger or a mouse, not on the way through with the arrow keys. */
  onChange: (value: Value, isPointed: boolean) => void;
  onBlur?: () => void;
  firstRef?: Ref<HTMLInputElement>;
}

/** A few choices side by side, wrapping: the browser's own radio buttons. The caller names the group. */
export const RadioChips = <Value extends string>({
  name,
  options,
  value,
  onChange,
  onBlur,
  firstRef,
}: RadioChipsProps<Value>) => (
  <div className="flex flex-wrap gap-2">
    {options.map((option, index) => (
      <label
        key={option.value}
        className={
          'control-text relative flex min-h-11 items-center rounded-md border-[1.5px] border-input bg-card px-3.5 ' +
          'py-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold ' +
          'has-checked:text-primary-soft-foreground has-focus-visible:outline-3 ' +
          'has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
        }
      >
        <input
          type="radio"
          className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
          ref={index === 0 ? firstRef : undefined}
          name={name}
          onBlur={onBlur}
          checked={value === option.value}
          onChange={({ nativeEvent }) =>
            onChange(option.value, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
          }
        />
        {option.label}
      </label>
    ))}
  </div>
);

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { FieldText } from './field.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';

interface FieldGroupProps extends FieldText {
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The group already has a visible heading: the legend is only read aloud. */
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

/** Several controls under one question: a fieldset with legend, hint and error. */
export const FieldGroup = ({ label, hint, error, disabled, hideLabel, className, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <fieldset
      disabled={disabled}
      className={clsx('min-w-0', className)}
      aria-describedby={describedBy(id, { error, hint })}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-[1rem] font-semibold'}>{label}</legend>
      {children}
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        <FieldNotes id={id} error={error} hint={hint} />
      </div>
    </fieldset>
  );
};

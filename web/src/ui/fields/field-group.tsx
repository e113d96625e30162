import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { FieldText } from './field.tsx';
import { FieldError } from './field-error.tsx';

interface FieldGroupProps extends FieldText {
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The group already has a visible heading: the legend is only read aloud. */
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

/** Several controls under one question: a fieldset with legend, hint and error. */
export const FieldGroup = ({
  label,
  hint,
  error,
  disabled,
  hideLabel,
  className,
  children,
}: FieldGroupProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      disabled={disabled}
      className={clsx('min-w-0', className)}
      aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-[1rem] font-semibold'}>{label}</legend>
      {children}
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        <FieldError id={errorId} message={error} />
        {hint && (
          <p id={hintId} className="text-sm text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
    </fieldset>
  );
};

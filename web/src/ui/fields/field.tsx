import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

/** What a control needs to belong to its label, hint and error. */
export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldText {
  /** Stands above the control and stays there; a placeholder is never the label. */
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

interface FieldProps extends FieldText {
  /** In words, with the way out; undefined while there is none. */
  error?: string | undefined;
  children: (aria: FieldAria) => ReactNode;
}

/** Label, control, hint, error: one field, wired for readers. */
export const Field = ({ label, hint, error, className, children }: FieldProps) => {
  const id = useId();
  return (
    <div className={clsx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-[1rem] font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy(id, { error, hint }), 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
};

/** An error in place, with its mark; nothing without a message. */
const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-destructive">
      <Icon icon={CircleAlert} size="sm" className="mt-0.75" />
      {message}
    </p>
  ) : null;

interface Notes {
  /** In words, with the way out; undefined while there is none. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** The ids of those notes that stand under the control `id`, for its aria-describedby. */
export const describedBy = (id: string, { error, hint }: Notes): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** What stands under a control: its error, its hint. */
export const FieldNotes = ({ id, error, hint }: Notes & { id: string }) => (
  <>
    <FieldError id={`${id}-error`} message={error} />
    {hint && (
      <p id={`${id}-hint`} className="text-sm text-muted-foreground">
        {hint}
      </p>
    )}
  </>
);

interface FieldGroupProps extends FieldText {
  error?: string | undefined;
  /** The group already has a visible heading: the legend is only read aloud. */
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

/** Several controls under one question: a fieldset with legend, hint and error. */
export const FieldGroup = ({ label, hint, error, hideLabel, className, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={describedBy(id, { error, hint })}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-[1rem] font-semibold'}>{label}</legend>
      {children}
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        <FieldNotes id={id} error={error} hint={hint} />
      </div>
    </fieldset>
  );
};

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

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
      {children({
        id,
        'aria-describedby': describedBy(id, { error, hint }),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
};

import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

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

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

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

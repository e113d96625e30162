import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon.tsx';

/** An error in place, with its mark; nothing without a message. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-destructive">
      <Icon icon={CircleAlert} size="sm" className="mt-0.75" />
      {message}
    </p>
  ) : null;

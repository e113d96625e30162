import { clsx } from 'clsx';
import { ChevronRight, Plus } from 'lucide-react';
import { nextAppointmentMessages as messages } from '../../features/appointments/next-visit-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';

const AppointmentsDialog = lazyPart(
  async () => (await import('../../features/appointments/appointments-dialog.tsx')).AppointmentsDialog,
);

/** A quiet line of the fact; the press counts anywhere on it. */
const lineClass = 'flex w-full items-center gap-1.5 rounded-sm text-left after:absolute after:inset-0';
const callClass = 'font-semibold text-primary hover:underline';

/** Opens the appointments: the next one, in words, to see and change them; null, to enter the first. */
export const AppointmentButton = ({ appointment }: { appointment: string | null }) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(AppointmentsDialog);
  return (
    <>
      <button
        type="button"
        className={clsx(lineClass, appointment === null ? callClass : 'text-muted-foreground')}
        aria-busy={isLoading}
        {...opener}
      >
        <span className="min-w-0 wrap-anywhere max-md:truncate md:line-clamp-3">{appointment ?? messages.enter}</span>
        {appointment !== null && <span className="sr-only">: {messages.see}</span>}
        <Icon icon={appointment === null ? Plus : ChevronRight} className="ml-auto text-primary" />
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
};

export const RetryAppointment = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" className={clsx(lineClass, callClass)} onClick={onRetry}>
    {messages.retry}
  </button>
);

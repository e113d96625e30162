import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { daysBetween } from '@vida/contract/core/time.ts';
import { clsx } from 'clsx';
import { CalendarDays, ChevronRight, Plus } from 'lucide-react';
import { appointmentsQuery } from '../../features/appointments/appointments-queries.ts';
import { nextAppointmentMessages as messages } from '../../features/appointments/next-visit-messages.ts';
import { findNext, formatWhen, keepUpcoming, whenOf } from '../../features/appointments/when-of.ts';
import { useToday } from '../../lib/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { FactMark } from './fact-mark.tsx';
import { SummaryFact } from './summary-fact.tsx';

/** How far an appointment is on `today`, and when. */
const describeAppointment = (appointment: Appointment, today: string) => ({
  ...messages.daysUntil(daysBetween(today, whenOf(appointment).day)),
  state: formatWhen(appointment, today),
});

const nameAppointment = ({ professional, place }: Appointment): string =>
  [professional, place].filter(Boolean).join(', ');

/** Keeps the height of the line. */
const NOTHING_YET = '\u00a0';

/** The specification's placeholder (section 9), labelled as one. */
const example = { ...messages.exampleDays, state: messages.exampleDoctor };

const AppointmentsDialog = lazyPart(
  async () => (await import('../../features/appointments/appointments-dialog.tsx')).AppointmentsDialog,
);

/** A quiet line of the fact; the press counts anywhere on it. */
const lineClass = 'flex w-full items-center gap-1.5 rounded-sm text-left after:absolute after:inset-0';
const callClass = 'font-semibold text-primary hover:underline';

/** Opens the appointments: the next one, in words, to see and change them; null, to enter the first. */
const AppointmentButton = ({ appointment }: { appointment: string | null }) => {
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

const RetryAppointment = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" className={clsx(lineClass, callClass)} onClick={onRetry}>
    {messages.retry}
  </button>
);

/** The summary's next appointment: the placeholder until there is a real one, then how far that is. */
export const AppointmentFact = () => {
  const today = useToday();
  const { data: appointments, isError, refetch } = useQuery(appointmentsQuery());
  const mark = <FactMark icon={CalendarDays} />;
  if (!appointments)
    return (
      <SummaryFact
        title={messages.title}
        mark={mark}
        value={dashboardMessages.notAvailable}
        state={isError ? messages.failed : messages.loading}
        detail={isError ? <RetryAppointment onRetry={() => void refetch()} /> : NOTHING_YET}
      />
    );
  const appointment = findNext(keepUpcoming(appointments, today), new Date());
  const title = appointment ? (
    messages.title
  ) : (
    <>
      {messages.title} <Badge>{messages.example}</Badge>
    </>
  );
  return (
    <SummaryFact
      title={title}
      mark={mark}
      {...(appointment ? describeAppointment(appointment, today) : example)}
      detail={<AppointmentButton appointment={appointment && nameAppointment(appointment)} />}
    />
  );
};

import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { daysBetween } from '@vida/contract/core/time.ts';
import { CalendarDays } from 'lucide-react';
import { appointmentsQuery } from '../../features/appointments/appointments-queries.ts';
import { findNext, keepUpcoming } from '../../features/appointments/find-next.ts';
import { nextVisitMessages as messages } from '../../features/appointments/next-visit-messages.ts';
import { formatWhen, whenOf } from '../../features/appointments/when-of.ts';
import { useToday } from '../../lib/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { FactMark } from './fact-mark.tsx';
import { SummaryFact } from './summary-fact.tsx';
import { RetryVisit, VisitButton } from './visit-button.tsx';

/** How far a consultation is on `today`, and when. */
const describeVisit = (visit: Appointment, today: string) => ({
  ...messages.daysUntil(daysBetween(today, whenOf(visit).day)),
  state: formatWhen(visit, today),
});

const nameVisit = ({ professional, place }: Appointment): string => [professional, place].filter(Boolean).join(', ');

/** Keeps the height of the line. */
const NOTHING_YET = '\u00a0';

/** The specification's placeholder (section 9), labelled as one. */
const example = { ...messages.exampleDays, state: messages.exampleDoctor };

/** The summary's next consultation: the placeholder until there is a real one, then how far that is. */
export const VisitFact = () => {
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
        detail={isError ? <RetryVisit onRetry={() => void refetch()} /> : NOTHING_YET}
      />
    );
  const visit = findNext(keepUpcoming(appointments, today), new Date());
  const title = visit ? (
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
      {...(visit ? describeVisit(visit, today) : example)}
      detail={<VisitButton visit={visit && nameVisit(visit)} />}
    />
  );
};

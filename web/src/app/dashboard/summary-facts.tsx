import { CalendarDays, type LucideIcon, Moon } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ring } from '../../ui/ring.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { SummaryFact } from './summary-fact.tsx';

const messages = dashboardMessages.facts;

/** Exercise days a week on the dashboard before a programme says otherwise (spec section 9). */
const DEFAULT_TARGET_DAYS = 7;

const Mark = ({ icon }: { icon: LucideIcon }) => (
  <span className="grid size-11 place-items-center rounded-md bg-primary-soft text-primary">
    <Icon icon={icon} size="lg" />
  </span>
);

/** Three of the four summary cards: exercises, sleep, next consultation (a placeholder, and labelled as one). */
export const SummaryFacts = () => (
  <ul aria-label={messages.title} className="grid min-w-0 rounded-lg bg-card px-4 py-0.5 md:px-6 md:py-1">
    <SummaryFact
      title={messages.exercises.title}
      mark={<Ring label={messages.exercises.title} value={0} max={DEFAULT_TARGET_DAYS} size={44} />}
      value="0"
      unit={messages.exercises.of(DEFAULT_TARGET_DAYS)}
      state={messages.exercises.state}
    />
    <SummaryFact
      title={messages.sleep.title}
      mark={<Mark icon={Moon} />}
      value={dashboardMessages.notAvailable}
      state={messages.sleep.state}
    />
    <SummaryFact
      title={
        <>
          {messages.visit.title} <Badge>{messages.visit.example}</Badge>
        </>
      }
      mark={<Mark icon={CalendarDays} />}
      value={messages.visit.value}
      unit={messages.visit.unit}
      state={messages.visit.doctor}
    />
  </ul>
);

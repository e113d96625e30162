import { Ring } from '../../ui/ring.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { SleepFact } from './sleep-fact.tsx';
import { SummaryFact } from './summary-fact.tsx';
import { VisitFact } from './visit-fact.tsx';

const messages = dashboardMessages.facts;

/** Exercise days a week on the dashboard before a programme says otherwise (spec section 9). */
const DEFAULT_TARGET_DAYS = 7;

/** Three of the four summary cards: exercises, sleep, next consultation. */
export const SummaryFacts = () => (
  <ul aria-label={messages.title} className="grid min-w-0 rounded-lg bg-card px-4 py-0.5 md:px-6 md:py-1">
    <SummaryFact
      title={messages.exercises.title}
      mark={<Ring label={messages.exercises.title} value={0} max={DEFAULT_TARGET_DAYS} size={44} />}
      value="0"
      unit={messages.exercises.of(DEFAULT_TARGET_DAYS)}
      state={messages.exercises.state}
    />
    <SleepFact />
    <VisitFact />
  </ul>
);

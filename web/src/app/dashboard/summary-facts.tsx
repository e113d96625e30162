import { dashboardMessages } from './dashboard-messages.ts';
import { ExerciseFact } from './exercise-fact.tsx';
import { SleepFact } from './sleep-fact.tsx';
import { AppointmentFact } from './visit-fact.tsx';

/** Three of the four summary cards: exercises, sleep, next appointment. */
export const SummaryFacts = () => (
  <ul
    aria-label={dashboardMessages.facts.title}
    className="grid min-w-0 rounded-lg bg-card px-4 py-0.5 md:px-6 md:py-1"
  >
    <ExerciseFact />
    <SleepFact />
    <AppointmentFact />
  </ul>
);

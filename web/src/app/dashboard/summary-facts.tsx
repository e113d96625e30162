import { useQuery } from '@tanstack/react-query';
import { computeSleepFigures, GOOD_SLEEP_HOURS, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { Moon } from 'lucide-react';
import { useExerciseFigures } from '../../features/exercises/card/exercise-figures.ts';
import { formatHours } from '../../features/sleep/format-night.ts';
import { recentNightsQuery } from '../../features/sleep/sleep-queries.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { Ring } from '../../ui/ring.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { FactMark } from './fact-mark.tsx';
import { SummaryFact } from './summary-fact.tsx';
import { AppointmentFact } from './visit-fact.tsx';

/** The summary's exercises: days with movement against the target, and the word of the specification for them. */
const ExerciseFact = () => {
  const { title, of, near, keepOn, loading, failed } = dashboardMessages.facts.exercises;
  const { figures, isError } = useExerciseFigures();
  const missing = isError ? failed : loading;
  const { movedDays = 0, target = 1, isNear = false } = figures ?? {};
  return (
    <SummaryFact
      title={title}
      mark={<Ring label={title} value={movedDays} max={target} size={44} />}
      value={figures ? String(movedDays) : dashboardMessages.notAvailable}
      {...(figures && { unit: of(target) })}
      state={figures ? (isNear ? near : keepOn) : missing}
    />
  );
};

/** The summary's sleep: mean hours in bed of the last nights, and the word of the specification for them. */
const SleepFact = () => {
  const { title, unit, good, improvable, none, loading, failed } = dashboardMessages.facts.sleep;
  const { timeZone } = useUser();
  const nights = useQuery(recentNightsQuery({ today: useToday(), timeZone }));
  const figures = computeSleepFigures((nights.data ?? []).map(toNight));
  const mark = <FactMark icon={Moon} />;
  if (!figures) {
    const missing = nights.isError ? failed : none;
    const state = nights.isPending ? loading : missing;
    return <SummaryFact title={title} mark={mark} value={dashboardMessages.notAvailable} state={state} />;
  }
  return (
    <SummaryFact
      title={title}
      mark={mark}
      value={formatHours(figures.meanHours)}
      unit={unit}
      state={figures.meanHours >= GOOD_SLEEP_HOURS ? good : improvable}
    />
  );
};

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

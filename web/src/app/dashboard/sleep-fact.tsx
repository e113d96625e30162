import { useQuery } from '@tanstack/react-query';
import { computeSleepFigures, GOOD_SLEEP_HOURS, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { Moon } from 'lucide-react';
import { formatHours } from '../../features/sleep/format-night.ts';
import { recentNightsQuery } from '../../features/sleep/sleep-queries.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import { FactMark } from './fact-mark.tsx';
import { SummaryFact } from './summary-fact.tsx';

const { title, unit, good, improvable, none, loading, failed } = dashboardMessages.facts.sleep;

/** The summary's sleep: mean hours in bed of the last nights, and the word of the specification for them. */
export const SleepFact = () => {
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

import { useExerciseFigures } from '../../features/exercises/card/exercise-figures.ts';
import { Ring } from '../../ui/ring.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { SummaryFact } from './summary-fact.tsx';

const { title, of, near, keepOn, loading, failed } = dashboardMessages.facts.exercises;

/** The summary's exercises: days with movement against the target, and the word of the specification for them. */
export const ExerciseFact = () => {
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

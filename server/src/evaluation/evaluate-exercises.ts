import { addDaysTo } from '@vida/contract/core/time.ts';
import { planDay } from '../adviser/built-in/movement/plan-day.ts';
import { exerciseLibrary } from '../adviser/movement/exercise-library.ts';
import { makeUpProfile } from './generated-profiles.ts';

const FIRST_DAY = '2026-11-16';

export interface ExercisesEvaluation {
  readonly sessions: number;
  readonly exercises: number;
  /** Exercises whose row of the library names an entry of the profile: 'seed day exercise'. */
  readonly contraindicated: readonly string[];
  readonly emptyWeeks: number;
  /** Minutes of a week, mean. */
  readonly meanWeekMinutes: number;
  /** Distinct exercises of a person's days, mean. */
  readonly meanDistinctExercises: number;
}

/** Plans `days` days of exercise for each of `people` sample people and judges them by the library's own column. */
export const evaluateExercises = (people: number, days: number): ExercisesEvaluation => {
  const contraindicated: string[] = [];
  let [sessions, exercises, emptyWeeks, minutes, distinct] = [0, 0, 0, 0, 0];
  for (let seed = 1; seed <= people; seed += 1) {
    const { profile } = makeUpProfile(seed);
    const entries = new Set([...profile.chronicConditions, ...profile.physicalProblems, ...profile.disabilities]);
    const names = new Set<string>();
    for (let offset = 0; offset < days; offset += 1) {
      const day = addDaysTo(FIRST_DAY, offset);
      const plan = planDay({
        profile,
        today: day,
        day,
        program: { seed, startedDay: FIRST_DAY },
        history: [],
      });
      if (plan.exercises.length > 0) sessions += 1;
      for (const { libraryId, duration } of plan.exercises) {
        const known = exerciseLibrary.find(({ id }) => id === libraryId);
        if (!known || known.avoidIf.some((entry) => entries.has(entry)))
          contraindicated.push(`${seed} ${day} ${libraryId}`);
        exercises += 1;
        minutes += duration;
        names.add(libraryId);
      }
    }
    if (names.size === 0) emptyWeeks += 1;
    distinct += names.size;
  }
  return {
    sessions,
    exercises,
    contraindicated,
    emptyWeeks,
    meanWeekMinutes: ((minutes / people) * 7) / days,
    meanDistinctExercises: distinct / people,
  };
};

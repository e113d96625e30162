import { evaluateExercises } from './evaluate-exercises.ts';
import { evaluateMeals } from './evaluate-meals.ts';
import { writeSection } from './write-section.ts';

const DAYS = 7;

const percentile = (ascending: readonly number[], share: number): string =>
  `${Math.round(ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0)} ms`;
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

/**
 * Plans for sample people over 7 days, judged; the figures go to docs/EVALUATION.md. Answers what must never be: every
 * forbidden food, missing day and contraindicated exercise.
 */
export const evaluatePlans = async (people: number): Promise<readonly string[]> => {
  const meals = await evaluateMeals(people, DAYS);
  const exercises = evaluateExercises(people, DAYS);

  const { impossible, possible, open } = meals.widened;
  const allowedDays = meals.plannedDays - impossible;

  const relaxedRows = Object.entries(meals.relaxed)
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, count]) => `| ${what} | ${count} | ${percent(count, meals.plannedDays)} |`);

  const spent = [0.5, 0.95, 0.99, 1].map((share) => percentile(meals.solveMs, share)).join(', ');
  const text = `${people} sample adults (seeds 1 to ${people},
\`server/src/evaluation/generated-profiles.ts\`) with a few entries of every list of the profile and words of their own,
${DAYS} days each. The judge reads the columns of the food table and of the exercise library, not the guardrails
(\`forbidden-foods.ts\`). \`npm test\` takes fewer people.

## Meals

| what | result | wanted |
|---|---|---|
| foods that the person may not have | ${meals.forbidden.length} | 0 |
| days without a plan although one was due | ${meals.failures.length} | 0 |
| people referred to a professional instead | ${meals.referred} of ${people} | as the rules say |
| planned days | ${meals.plannedDays} | |
| days within all bands | ${meals.daysWithinBands} (${percent(meals.daysWithinBands, meals.plannedDays)}) | |
| days for which it is proved that no day keeps them all | ${impossible} (${percent(impossible, meals.plannedDays)}) | |
| days within all bands, of the rest | ${percent(meals.daysWithinBands, allowedDays)} | 95 % |
| distinct foods of a person in ${DAYS} days, mean | ${meals.meanDistinctFoods.toFixed(1)} | |
| processor time of one plan: median, 95th and 99th percentile, slowest | ${spent} | under 1000 ms |

The proof, for a day on which a band was widened: the programme over every food that the person may have (main dishes of
the two days before left out) has no answer even where parts of a serving are allowed, or a whole-number search five
times as long as the planner's ends and says that there is none. On the ${possible + open} days without such a proof the
planner gave up: the long search found a day within all bands for ${possible} of them, and neither a day nor a proof for
${open}. What gave way, all days:

| band | days | share |
|---|---|---|
${relaxedRows.join('\n')}

## Exercise

| what | result | wanted |
|---|---|---|
| exercises that an entry of the profile speaks against | ${exercises.contraindicated.length} | 0 |
| sessions, exercises | ${exercises.sessions}, ${exercises.exercises} | |
| people for whom nothing fits | ${exercises.emptyWeeks} of ${people} | |
| minutes of a first week, mean | ${exercises.meanWeekMinutes.toFixed(0)} | towards 150 |
| distinct exercises of a person in ${DAYS} days, mean | ${exercises.meanDistinctExercises.toFixed(1)} | |
`;

  writeSection('plans', text);
  return [...meals.forbidden, ...meals.failures, ...exercises.contraindicated];
};

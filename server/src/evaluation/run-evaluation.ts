import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateExercises } from './evaluate-exercises.ts';
import { evaluateMeals } from './evaluate-meals.ts';

/** `npm run eval [-- PEOPLE]`: plans for 500 made-up people over 7 days, judged; the result is docs/EVALUATION.md. */
const PEOPLE = Number(process.argv[2] ?? 500);
const DAYS = 7;

const percentile = (ascending: readonly number[], share: number): string =>
  `${Math.round(ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0)} ms`;
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

const meals = await evaluateMeals(PEOPLE, DAYS);
const exercises = evaluateExercises(PEOPLE, DAYS);

const relaxedRows = Object.entries(meals.relaxed)
  .toSorted(([, one], [, other]) => other - one)
  .map(([what, count]) => `| ${what} | ${count} | ${percent(count, meals.plannedDays)} |`);

const text = `# Evaluation

Written by \`npm run eval -- ${PEOPLE}\`: ${PEOPLE} made-up adults (seeds 1 to ${PEOPLE}, \`server/src/evaluation/made-up-profiles.ts\`) with a few
entries of every list of the profile and words of their own, ${DAYS} days each. The judge reads the columns of the food table and of
the exercise library, not the guardrails (\`forbidden-foods.ts\`). \`npm test\` takes 20 people.

## Meals

| what | result | wanted |
|---|---|---|
| foods that the person may not have | ${meals.forbidden.length} | 0 |
| days without a plan although one was due | ${meals.failures.length} | 0 |
| people referred to a professional instead | ${meals.referred} of ${PEOPLE} | as the rules say |
| planned days | ${meals.plannedDays} | |
| days within all bands | ${percent(meals.daysWithinBands, meals.plannedDays)} | 95 % where the constraints allow |
| distinct foods of a person in ${DAYS} days, mean | ${meals.meanDistinctFoods.toFixed(1)} | |
| one plan, waiting included: median, 95th percentile, slowest | ${percentile(meals.solveMs, 0.5)}, ${percentile(meals.solveMs, 0.95)}, ${percentile(meals.solveMs, 1)} | under 1000 ms |

A band is widened when neither the drawn candidates nor a draw twice as wide made a plan within every band before the
solver's node limit. That is no proof that there is none: the share below also counts days on which the search gave up. What gave way:

| band | days | share |
|---|---|---|
${relaxedRows.join('\n')}

## Exercise

| what | result | wanted |
|---|---|---|
| exercises that an entry of the profile speaks against | ${exercises.contraindicated.length} | 0 |
| sessions, exercises | ${exercises.sessions}, ${exercises.exercises} | |
| people for whom nothing fits | ${exercises.emptyWeeks} of ${PEOPLE} | |
| minutes of a first week, mean | ${exercises.meanWeekMinutes.toFixed(0)} | towards 150 |
| distinct exercises of a person in ${DAYS} days, mean | ${exercises.meanDistinctExercises.toFixed(1)} | |
`;

writeFileSync(join(import.meta.dirname, '../../../docs/EVALUATION.md'), text);
process.stdout.write(text);
const failed = meals.forbidden.length + meals.failures.length + exercises.contraindicated.length > 0;
if (failed)
  process.stdout.write(
    `${[...meals.forbidden, ...meals.failures, ...exercises.contraindicated].join('\n')}\n`,
  );
process.exitCode = failed ? 1 : 0;

import { setTimeout } from 'node:timers/promises';
import { compare } from './support/compare.ts';
import { openLoopP99Ms } from './support/latency.ts';
import { report } from './support/report.ts';
import { type Person, startVida } from './support/vida.ts';

/**
 * The slowest 1 % of somebody else's requests in six seconds that begin with 20 days planned at once ÷ in six
 * seconds in which nothing else happens: windows of one length, for the slowest 1 % of few requests is another
 * figure than of many.
 */
const PLANS = 20;
const EVERY_MS = 10;
const WINDOW_MS = 6000;

const plansMs: number[] = [];

const planAll = async (people: readonly Person[]): Promise<void> => {
  const begun = performance.now();
  const plans = await Promise.all(
    people.map((person) => person.post<{ meals: unknown[] }>('/api/meal-plans/generate', {})),
  );
  if (plans.some(({ meals }) => meals.length === 0)) throw new Error('a day was planned without a meal');
  plansMs.push(performance.now() - begun);
};

const vida = await startVida();
try {
  const other = await vida.signUp('outra');
  await other.post('/api/health-metrics', [{ metricType: 'glucose', value: 100 }]);
  const people: Person[] = [];
  for (let number = 1; number <= PLANS; number += 1) people.push(await vida.signUp(`bench${number}`));
  const firstMs = Date.now() + 86_400_000;
  /** Another moment each time: no reply was kept. */
  const ask = (turn: number) => {
    const to = new Date(firstMs + plansMs.length * 1_000_000 + turn).toISOString();
    return other.call(`/api/health-metrics?limit=15&to=${to}`);
  };
  const measureSubject = () => openLoopP99Ms(EVERY_MS, Promise.all([planAll(people), setTimeout(WINDOW_MS)]), ask);
  const measureReference = () => openLoopP99Ms(EVERY_MS, setTimeout(WINDOW_MS), ask);
  const comparison = await compare({ rounds: 5, measureSubject, measureReference });
  const seconds = plansMs.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  process.stdout.write(`meal-plans: ${PLANS} days in ${seconds} s\n`);
  await report('meal-plans', 'ms', comparison, { text: 'at most 1.5', isMet: (ratio) => ratio <= 1.5 });
} finally {
  await vida.stop();
}

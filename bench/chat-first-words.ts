import { dayOf } from '@vida/contract/core/time.ts';
import { loadBanks } from '../server/src/adviser/built-in/conversation/evaluation/ask-bank.ts';
import { demoAppointment, demoNights, demoUses } from '../server/src/demo/demo-days.ts';
import { demoMeasurements } from '../server/src/demo/demo-measurements.ts';
import { demoProfile } from '../server/src/demo/demo-person.ts';
import { makeSensorReadings, toLibreViewFile } from '../server/src/demo/libreview-file.ts';
import { compare } from './support/compare.ts';
import { firstWordsMs } from './support/first-words.ts';
import { report } from './support/report.ts';
import { median } from './support/statistics.ts';
import { type Person, startVida } from './support/vida.ts';

/**
 * The slowest 1 % of first words of the built-in chat ÷ what they may take, over questions as people asked them of
 * somebody with everything that Vida keeps: 90 days of a 5-minute sensor, nights, substances, what is measured by hand.
 * All in one conversation, as many earlier turns as an answer may rest on. `npm run bench chat-first-words`.
 */
const BUDGET_MS = 30;
const ROUNDS = 5;
/** One to warm up. */
const SETS = ROUNDS + 1;
const QUESTIONS = 200;
const DAYS = 90;
const STEP_MINUTES = 5;
const SLOWEST = 8;

/**
 * Questions that need no earlier one, from all banks alike: as many as `QUESTIONS` for each of `SETS`, and none of
 * them in two, since what was read once is remembered.
 */
const pickQuestions = (): readonly (readonly string[])[] => {
  const banks = [...loadBanks('development').values()].map((rows) => rows.filter(({ turn }) => turn === 1));
  const each = QUESTIONS / banks.length;
  return Array.from({ length: SETS }, (_, set) =>
    banks.flatMap((rows) =>
      Array.from({ length: each }, (_, n) => {
        const place = Math.floor(((n * SETS + set) * rows.length) / (each * SETS));
        return rows[place]?.question ?? '';
      }),
    ),
  );
};

const fill = async (person: Person): Promise<void> => {
  const now = new Date();
  const today = dayOf(now, 'America/Sao_Paulo');
  const sensor = makeSensorReadings(DAYS, now, STEP_MINUTES);
  await person.post('/api/health-profile', demoProfile);
  await person.call('/api/health-metrics/import?dateOrder=dmy', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: new Uint8Array(toLibreViewFile(sensor)),
  });
  await person.post('/api/health-metrics', demoMeasurements(now, today, sensor));
  for (const night of demoNights(today, now)) await person.post('/api/sleep-records', night);
  for (const use of demoUses(today, now)) await person.post('/api/substance-records', use);
  await person.post('/api/appointments', demoAppointment(today));
  await person.post('/api/exercise-program/generate', {});
  await person.post('/api/meal-plans/generate', { mealType: 'general', date: today });
};

const sets = [...pickQuestions()];
const taken: { readonly question: string; readonly ms: number }[] = [];

/** Where to look when the goal is missed. */
const tellSlowest = (): void => {
  process.stdout.write(`chat-first-words: median of all ${median(taken.map(({ ms }) => ms)).toFixed(1)} ms\n`);
  for (const { question, ms } of taken.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    process.stdout.write(`  ${ms.toFixed(1)} ms  ${question}\n`);
};

const vida = await startVida();
try {
  const person = await vida.signUp('conversa');
  await fill(person);
  const p99 = async (): Promise<number> => {
    const durations: number[] = [];
    for (const question of sets.shift() ?? []) {
      const ms = await firstWordsMs(vida.url, person, question);
      taken.push({ question, ms });
      durations.push(ms);
    }
    return durations.toSorted((a, b) => a - b)[Math.floor(0.99 * (durations.length - 1))] ?? 0;
  };
  const comparison = await compare({
    rounds: ROUNDS,
    measureSubject: p99,
    measureReference: async () => BUDGET_MS,
  });
  await report('chat-first-words', 'ms', comparison, {
    text: `at most 1 (p99 of the first words over HTTP, ${QUESTIONS} questions, ÷ ${BUDGET_MS} ms)`,
    isMet: (ratio) => ratio <= 1,
  });
  tellSlowest();
} finally {
  await vida.stop();
}

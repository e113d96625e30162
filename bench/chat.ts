import { compare } from './support/compare.ts';
import { report } from './support/report.ts';
import { type Person, startVida } from './support/vida.ts';

/** What the whole of a built-in answer may take on the server, milliseconds: the product's promise. */
const BUDGET_MS = 30;
const ROUNDS = 5;
const QUESTIONS_A_ROUND = 100;
const READING_EVERY_MINUTES = 5;
const DAYS = 14;

const questions = [
  'Qual a média da minha glicose nos últimos 14 dias?',
  'E a mais alta?',
  'Quanto tempo fiquei na faixa esta semana?',
  'O que posso comer com doença renal?',
  'Café com levotiroxina pode?',
  'Estou com dor no peito e suando frio',
  'Posso dobrar a insulina?',
  'Oi, tudo bem?',
  'Quem descobriu o Brasil?',
  'Como registro minha pressão?',
];

/** Two weeks of a sensor, in lists as long as a request may be. */
const recordSensor = async (person: Person): Promise<void> => {
  const count = (DAYS * 24 * 60) / READING_EVERY_MINUTES;
  const readings = Array.from({ length: count }, (_, index) => ({
    metricType: 'glucose',
    value: Math.round(120 + 50 * Math.sin(index / 40)),
    kind: 'sensor',
    measuredAt: new Date(Date.now() - (index + 1) * READING_EVERY_MINUTES * 60_000).toISOString(),
  }));
  for (let from = 0; from < readings.length; from += 1000)
    await person.post('/api/health-metrics', readings.slice(from, from + 1000));
};

const vida = await startVida();
try {
  const person = await vida.signUp('conversa');
  await recordSensor(person);
  const p99 = async (): Promise<number> => {
    const durations: number[] = [];
    for (let turn = 0; turn < QUESTIONS_A_ROUND; turn += 1) {
      const message = questions[turn % questions.length];
      const begun = performance.now();
      await person.post('/api/chat/message', { message });
      durations.push(performance.now() - begun);
    }
    const sorted = durations.toSorted((a, b) => a - b);
    return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0;
  };
  const comparison = await compare({
    rounds: ROUNDS,
    measureSubject: p99,
    measureReference: async () => BUDGET_MS,
  });
  await report('chat', 'ms', comparison, {
    text: `at most 1 (p99 of the whole answer, over HTTP, ÷ ${BUDGET_MS} ms)`,
    isMet: (ratio) => ratio <= 1,
  });
} finally {
  await vida.stop();
}

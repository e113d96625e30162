import { startModelServer } from '../server/src/testing/model-server.ts';
import { compare } from './support/compare.ts';
import { postForStream, readUntil, saidIn } from './support/read-stream.ts';
import { report } from './support/report.ts';
import { median } from './support/statistics.ts';
import { startVida } from './support/vida.ts';

/**
 * A question for which the model calls a tool: from its last call until the first released sentence through Vida ÷
 * until the model itself had said it. What passes until that last call is printed apart.
 */
const ROUNDS = 5;
const ANSWERS_A_ROUND = 5;
const PIECE_MS = 60;
const DAYS = 90;
const FIRST = 'Uma caminhada leve depois das refeições costuma ajudar o corpo a usar melhor a energia do prato.';
const ANSWER = `${FIRST} Comece devagar e escolha um lugar plano. Beba água antes e depois.`;
const QUESTION = 'Me dê uma ideia para depois do almoço';

const hasFirst = (text: string): boolean => saidIn(text).includes(FIRST);
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const input = { series: 'glucose', fromDay: dayBefore(DAYS), toDay: dayBefore(0), by: 'weekday' };
const model = await startModelServer({
  kind: 'calls',
  calls: [{ name: 'health_query', input }],
  chunkMs: PIECE_MS,
  afterwards: { kind: 'answer', answer: ANSWER, chunkMs: PIECE_MS },
});
const vida = await startVida({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'bench' });
try {
  const person = await vida.signUp('ferramentas');
  const readings = Array.from({ length: 8 * DAYS }, (_, index) => ({
    metricType: 'glucose',
    value: Math.round(120 + 50 * Math.sin(index / 5)),
    measuredAt: new Date(Date.now() - (index + 1) * 3 * 3_600_000).toISOString(),
  }));
  await person.post('/api/health-metrics', readings);
  const untilLastCall: number[] = [];
  const betweenCalls: number[] = [];

  const measureSubject = async (): Promise<number> => {
    const durations: number[] = [];
    for (let turn = 0; turn < ANSWERS_A_ROUND; turn += 1) {
      model.requests.length = 0;
      const begun = performance.now();
      const answer = await postForStream(`${vida.url}/api/chat/message`, person.headers, {
        message: QUESTION,
      });
      const duration = await readUntil(answer, hasFirst, begun);
      const [first, last] = [model.requests.at(0), model.requests.at(-1)];
      if (!first || !last || first === last) throw new Error('no tool was called');
      durations.push(duration - (last.receivedAt - begun));
      untilLastCall.push(last.receivedAt - begun);
      betweenCalls.push(last.receivedAt - first.receivedAt);
    }
    return median(durations);
  };
  const measureReference = async (): Promise<number> => {
    const durations: number[] = [];
    const messages = [
      { role: 'user', content: QUESTION },
      { role: 'tool', tool_call_id: 'call_0', content: '{}' },
    ];
    for (let turn = 0; turn < ANSWERS_A_ROUND; turn += 1) {
      const begun = performance.now();
      const answer = await postForStream(`${model.baseUrl}/chat/completions`, {}, { stream: true, messages });
      durations.push(await readUntil(answer, hasFirst, begun));
    }
    return median(durations);
  };

  const comparison = await compare({ rounds: ROUNDS, measureSubject, measureReference });
  await report('chat-tools', 'ms', comparison, { text: 'at most 1.03', isMet: (ratio) => ratio <= 1.03 });
  process.stdout.write(
    `  until the model's last call ${median(untilLastCall).toFixed(1)} ms; between its calls ` +
      `${median(betweenCalls).toFixed(1)} ms, of which it speaks ${PIECE_MS} ms\n`,
  );
} finally {
  await vida.stop();
  await model.close();
}

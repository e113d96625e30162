import { startModelServer } from '../server/src/testing/model-server.ts';
import { compare } from './support/compare.ts';
import { postForStream, readUntil, saidIn } from './support/read-stream.ts';
import { report } from './support/report.ts';
import { median } from './support/statistics.ts';
import { startVida } from './support/vida.ts';

/** Until the first released sentence through Vida ÷ until the model itself had said it. */
const ROUNDS = 5;
const ANSWERS_A_ROUND = 5;
const PIECE_MS = 60;
const FIRST = 'Uma caminhada leve depois das refeições costuma ajudar o corpo a usar melhor a energia do prato.';
const ANSWER = `${FIRST} Comece devagar e escolha um lugar plano. Beba água antes e depois.`;

const hasFirst = (text: string): boolean => saidIn(text).includes(FIRST);

const model = await startModelServer({ kind: 'answer', answer: ANSWER, chunkMs: PIECE_MS });
const vida = await startVida({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'bench' });
try {
  const person = await vida.signUp('modelo');
  const measure = (url: string, headers: Record<string, string>, content: unknown) => async () => {
    const durations: number[] = [];
    for (let turn = 0; turn < ANSWERS_A_ROUND; turn += 1) {
      const begun = performance.now();
      durations.push(await readUntil(await postForStream(url, headers, content), hasFirst, begun));
    }
    return median(durations);
  };
  const question = 'Me dê uma ideia para depois do almoço';
  const comparison = await compare({
    rounds: ROUNDS,
    measureSubject: measure(`${vida.url}/api/chat/message`, person.headers, { message: question }),
    measureReference: measure(
      `${model.baseUrl}/chat/completions`,
      {},
      { stream: true, messages: [{ role: 'user', content: question }] },
    ),
  });
  await report('chat-model', 'ms', comparison, { text: 'at most 1.03', isMet: (ratio) => ratio <= 1.03 });
} finally {
  await vida.stop();
  await model.close();
}

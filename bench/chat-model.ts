import { startModelServer } from '../server/src/testing/model-server.ts';
import { compare } from './support/compare.ts';
import { report } from './support/report.ts';
import { median } from './support/statistics.ts';
import { startVida } from './support/vida.ts';

/** Until the first released sentence through Vida ÷ until the model itself had said it. */
const ROUNDS = 5;
const ANSWERS_A_ROUND = 5;
const PIECE_MS = 60;
const FIRST =
  'Uma caminhada leve depois das refeições costuma ajudar o corpo a usar melhor a energia do prato.';
const ANSWER = `${FIRST} Comece devagar e escolha um lugar plano. Beba água antes e depois.`;

const readUntil = async (
  { body }: Response,
  isThere: (text: string) => boolean,
  begun: number,
): Promise<number> => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) throw new Error(`the stream ended before the sentence: ${text}`);
    text += value;
    if (!isThere(text)) continue;
    const duration = performance.now() - begun;
    while (!(await reader?.read())?.done);
    return duration;
  }
};

/** What was said so far, of either protocol. */
const saidIn = (text: string): string =>
  [...text.matchAll(/"(?:content|text)":"([^"]*)"/g)].map(([, part = '']) => part).join('');
const hasFirst = (text: string): boolean => saidIn(text).includes(FIRST);

const model = await startModelServer({ kind: 'answer', answer: ANSWER, pieceMs: PIECE_MS });
const vida = await startVida({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'bench' });
try {
  const person = await vida.signUp('modelo');
  const stream = (url: string, headers: Record<string, string>, content: unknown) =>
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(content),
    });
  const measure = (url: string, headers: Record<string, string>, content: unknown) => async () => {
    const durations: number[] = [];
    for (let turn = 0; turn < ANSWERS_A_ROUND; turn += 1) {
      const begun = performance.now();
      durations.push(await readUntil(await stream(url, headers, content), hasFirst, begun));
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

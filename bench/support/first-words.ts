import type { Person } from './vida.ts';

/** What is sent before anything is known is no word; an answer that is not written piece by piece is all words. */
const FIRST_WORDS = /"type":"text"|"reply"/;

/** Milliseconds from a question to the first words of its answer; throws where it was not answered. */
export const firstWordsMs = async (url: string, { headers }: Person, message: string): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
  });
  if (!answer.ok || !answer.body) throw new Error(`'${message}' answered ${answer.status}`);
  let told = '';
  let firstMs: number | null = null;
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    told += piece;
    if (FIRST_WORDS.test(told)) firstMs ??= performance.now() - begun;
  }
  if (firstMs === null || !told.includes('"reply"')) throw new Error(`'${message}' was not answered: ${told}`);
  return firstMs;
};

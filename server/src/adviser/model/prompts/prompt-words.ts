import { z } from 'zod';
import { loadTable, once } from '../../load-knowledge.ts';

const words = once(() => {
  const rows = loadTable('prompts/words.csv', { of: z.string(), key: z.string(), words: z.string().min(2) });
  return new Map(rows.map((row) => [`${row.of} ${row.key}`, row.words]));
});

/** In which words a model is told of a key (server/knowledge/prompts/words.csv); throws for one that is not there. */
export const wordsFor = (of: string, key: string): string => {
  const found = words().get(`${of} ${key}`);
  if (found === undefined) throw new Error(`No words for ${of} ${key}`);
  return found;
};

/** Put behind a question that is asked once more; empty without reasons. */
export const askAgainBecause = (why: readonly string[]): string =>
  why.length === 0
    ? ''
    : `A resposta anterior foi recusada pelas regras: ${why.join('; ')}. Responda de novo ao pedido acima, sem isso.`;

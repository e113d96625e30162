import type { Word } from './read-words.ts';

const negators: ReadonlySet<string> = new Set(
  'nao nunca nem jamais sem nenhum nenhuma nego nega tampouco'.split(' '),
);
/** 'Não sei se', 'não para de', 'não aguento', 'não é só': what follows is not denied. */
const notDenying: ReadonlySet<string> = new Set(
  'sei sabe para paro passa melhora melhorou aguento suporto consigo consegue da so apenas somente fosse adianta acredito entendo quer bem dorme come parava aguenta suporta diga deixa larga demora vou fui deixo resisto estando precisa basta aguentando suportando resolve parou passou brincadeira frescura exagero mentira drama conseguindo querer parar fim saber perceber'.split(
    ' ',
  ),
);
const afterIs = /^(so|brincadeira|frescura|exagero|mentira|drama|normal|apenas|a|para)$/;

export const isNegator = (word: string): boolean => negators.has(word);
export const isNotDenying = (word: string): boolean => notDenying.has(word);

/** Whether the word at `at` says that what follows is not so. */
export const deniesWhatFollows = (words: readonly Pick<Word, 'text'>[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  if (!isNegator(words[at]?.text ?? '') || notDenying.has(next)) return false;
  if (next === 'e' && afterIs.test(words[at + 2]?.text ?? '')) return false;
  return words[at - 1]?.text !== 'so';
};

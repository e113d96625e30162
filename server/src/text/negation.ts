import type { Word } from './tokenize.ts';
import { setOf, wordsOfClass } from './word-classes.ts';

const negators = setOf('nao nunca nem jamais sem nenhum nenhuma nego nega tampouco');
/** 'Não sei se', 'não para de', 'não aguento', 'não é só': what follows is not denied. */
const notDenying = wordsOfClass('not_denied');
const afterIs = /^(so|brincadeira|frescura|exagero|mentira|drama|normal|apenas|a|para)$/;
const stopsOfWithout = setOf('com estou esta sinto tenho quero vou e so para muito');
const startsAnew = wordsOfClass('starts_anew');
const denyingVerbs = wordsOfClass('denied_verb');
const REACH = 5;
const REACH_OF_WITHOUT = 2;
const LONGEST_LIST_ITEM = 5;
const LONGEST_LIST = 40;

/** Whether the word at `at` says that what follows is not so. */
export const deniesWhatFollows = (words: readonly Pick<Word, 'text'>[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  if (!negators.has(words[at]?.text ?? '') || notDenying.has(next)) return false;
  if (next === 'e' && afterIs.test(words[at + 2]?.text ?? '')) return false;
  return words[at - 1]?.text !== 'so';
};

const isDeniedBefore = (words: readonly Word[], start: number): boolean => {
  const clause = words[start]?.clause;
  for (let at = start - 1; at >= Math.max(0, start - REACH) && words[at]?.clause === clause; at -= 1) {
    const word = words[at]?.text ?? '';
    if (word === 'e' && startsAnew.has(words[at + 1]?.text ?? '')) return false;
    if (word === 'porque' || word === 'entao') return false;
    if (!negators.has(word)) continue;
    const between = words.slice(at + 1, start).map((one) => one.text);
    if (word === 'sem') return between.length <= REACH_OF_WITHOUT && !between.some((one) => stopsOfWithout.has(one));
    return deniesWhatFollows(words, at) && !between.some((one) => one !== 'para' && notDenying.has(one));
  }
  return false;
};

const clauseAround = (words: readonly Word[], at: number): readonly [from: number, until: number] => {
  let [from, until] = [at, at + 1];
  while (at - from < LONGEST_LIST && words[from - 1]?.clause === words[at]?.clause) from -= 1;
  while (until - at < LONGEST_LIST && words[until]?.clause === words[at]?.clause) until += 1;
  return [from, until];
};

/** 'Não tenho febre, tosse, falta de ar': an item of a list that was denied as a whole. */
const isInDeniedList = (words: readonly Word[], start: number): boolean => {
  let [from, until] = clauseAround(words, start);
  if (start - from > 1 || until - from > LONGEST_LIST_ITEM || startsAnew.has(words[from]?.text ?? '')) return false;
  const segment = words[start]?.segment;
  for (let items = 0; items < LONGEST_LIST && words[from - 1]?.segment === segment; items += 1) {
    if (from === 0) return false;
    [from, until] = clauseAround(words, from - 1);
    const clause = words.slice(from, until).map((word) => word.text);
    const denial = clause.findIndex((word) => negators.has(word));
    if (denial < 0 && clause.length > 3) return false;
    if (denial < 0) continue;
    if (clause.length - denial > LONGEST_LIST_ITEM + 1) return false;
    if (clause[denial] === 'sem') return denial === 0 && !clause.includes('e');
    return denyingVerbs.has(clause[denial + 1] ?? '');
  }
  return false;
};

/** Whether 'não', 'sem', 'nunca' shortly before the word at `at`, in its clause or list, deny it. */
export const isDenied = (words: readonly Word[], at: number): boolean =>
  isDeniedBefore(words, at) || isInDeniedList(words, at);

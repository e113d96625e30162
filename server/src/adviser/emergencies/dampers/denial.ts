import type { Finding, KnownWord } from '../patterns/matcher.ts';
import { isNegator, isNotDenying } from '../reading/negators.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const stopsOfWithout = setOf('com estou esta sinto tenho quero vou e so para muito');
const startsAnew = setOf(
  'estou esta sinto tenho quero vou comecei comecou eu ele ela meu minha penso agora ainda tive fiquei tambem acho',
);
const denyingVerbs = setOf(
  'tenho tem sinto sente estou esta teve tive senti houve apresenta sentindo tinha ha',
);
const WINDOW_WORDS = 5;
const WINDOW_OF_WITHOUT = 2;
const LONGEST_LIST_ITEM = 5;
const LONGEST_LIST_WORDS = 40;

const isDeniedBefore = (words: readonly KnownWord[], start: number): boolean => {
  const clause = words[start]?.clause;
  for (let at = start - 1; at >= Math.max(0, start - WINDOW_WORDS) && words[at]?.clause === clause; at -= 1) {
    const word = words[at]?.text ?? '';
    if (word === 'e' && startsAnew.has(words[at + 1]?.text ?? '')) return false;
    if (word === 'porque' || word === 'entao') return false;
    if (!isNegator(word)) continue;
    const between = words.slice(at + 1, start).map((one) => one.text);
    if (word === 'sem')
      return between.length <= WINDOW_OF_WITHOUT && !between.some((one) => stopsOfWithout.has(one));
    return words[at]?.denies === true && !between.some((one) => one !== 'para' && isNotDenying(one));
  }
  return false;
};

const clauseAround = (words: readonly KnownWord[], at: number): readonly [from: number, until: number] => {
  let [from, until] = [at, at + 1];
  while (at - from < LONGEST_LIST_WORDS && words[from - 1]?.clause === words[at]?.clause) from -= 1;
  while (until - at < LONGEST_LIST_WORDS && words[until]?.clause === words[at]?.clause) until += 1;
  return [from, until];
};

/** 'Não tenho febre, tosse, falta de ar': an item of a list that was denied as a whole. */
const isInDeniedList = (words: readonly KnownWord[], start: number): boolean => {
  let [from, until] = clauseAround(words, start);
  if (start - from > 1 || until - from > LONGEST_LIST_ITEM || startsAnew.has(words[from]?.text ?? ''))
    return false;
  const segment = words[start]?.segment;
  for (
    let items = 0;
    items < LONGEST_LIST_WORDS && from > 0 && words[from - 1]?.segment === segment;
    items += 1
  ) {
    [from, until] = clauseAround(words, from - 1);
    const clause = words.slice(from, until).map((word) => word.text);
    const denial = clause.findIndex(isNegator);
    if (denial < 0 && clause.length > 3) return false;
    if (denial < 0) continue;
    if (clause.length - denial > LONGEST_LIST_ITEM + 1) return false;
    return clause[denial] === 'sem'
      ? denial === 0 && !clause.includes('e')
      : denyingVerbs.has(clause[denial + 1] ?? '');
  }
  return false;
};

/** 'Não', 'sem', 'nunca' shortly before it in its clause, unless they belong to another thing. */
export const isDenied = (words: readonly KnownWord[], finding: Finding<string>): boolean =>
  isDeniedBefore(words, finding.from) || isInDeniedList(words, finding.from);

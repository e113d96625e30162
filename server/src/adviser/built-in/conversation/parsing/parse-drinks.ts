import type { Drink } from '@vida/contract/substances/substance-kinds.ts';
import { type Conditions, NO_CONDITIONS, type Subject } from './slots.ts';

/** How people name what was drunk, folded. */
const drinkWords: readonly (readonly [pattern: RegExp, drink: Drink])[] = [
  [/^(?:cervejas?|cervejinhas?|brejas?|latas?|latinhas?|latoes|latao|chopes?|chopps?|gelada|geladinha)$/, 'beer'],
  [/^(?:vinhos?|tacas?|vinhozinho|espumante)$/, 'wine'],
  [/^(?:cachacas?|pingas?|destilados?|uisques?|whisky|vodkas?|gin|caipirinhas?|conhaque|tequila|rum)$/, 'spirits'],
];

const drinkOf = (word: string): Drink | null => drinkWords.find(([pattern]) => pattern.test(word))?.[1] ?? null;
/** 'Vinho não conta', 'sem ser vinho'. */
const LEFT_OUT = /^(?:sem|fora|exceto|tirando|menos)$/;

const isLeftOut = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => LEFT_OUT.test(word)) ||
  /^(?:nao|n) (?:conta|entra|vale)/.test(words.slice(at + 1, at + 3).join(' '));

/** Of what was drunk only this, or each of these by itself ('quantas de vinho e quantas de cerveja'); null for any. */
const parseDrinks = (words: readonly string[]): Partial<Conditions> | null => {
  const asked = [...new Set(words.flatMap((word, at) => (isLeftOut(words, at) ? [] : (drinkOf(word) ?? []))))];
  const [one, ...others] = asked;
  if (one === undefined) return null;
  if (others.length === 0) return { drink: one };
  const isEither = / (?:ou|contando|somando|juntando|juntos|somados|entre) /.test(` ${words.join(' ')} `);
  return isEither ? null : { split: { kind: 'drinks', drinks: asked } };
};

/** Conditions, of alcohol also what it was. */
export const ofDrinks = (
  conditions: Conditions | null,
  subject: Subject | null,
  words: readonly string[],
): Conditions | null => {
  const drinks = subject === 'alcohol' && !conditions?.split ? parseDrinks(words) : null;
  return drinks ? { ...(conditions ?? NO_CONDITIONS), ...drinks } : conditions;
};

import { measurePerUnit } from '@vida/contract/substances/cessation-rules.ts';
import type { Companion, CompanionRule, Limit } from '../../../health-query/health-query.ts';
import { parseNumber } from '../period/period-words.ts';
import { companionNamed } from './companion-words.ts';
import { parseLimitOf } from './parse-limit.ts';
import type { Conditions, Split } from './slots.ts';

/** 'O último dia que fumei e quantos cigarros foram': the days of a thing are no condition of the thing itself. */
export const tellsOfItself = ({ of, isWith, limit, dayPart }: CompanionRule, subject: string | null): boolean =>
  of === subject && isWith && limit === null && dayPart === null;

const SHORTEST_NIGHT = 3;
const LONGEST_NIGHT = 12;

/** The records told apart so. */
export const splitBy = (split: Split): Partial<Conditions> => ({ split });

/** A rule of a companion, with what is said beside it. */
export const ruleOf = (of: Companion, more: Partial<CompanionRule> = {}): CompanionRule => ({
  of,
  isWith: true,
  limit: null,
  dayPart: null,
  dayBefore: false,
  ...more,
});

/** Nights of more or less than some hours, as people sleep. */
export const ofSleep = (word = '', hours = ''): Partial<Conditions> | null => {
  const limit = parseLimitOf(` ${word} de ${hours} `);
  return limit && limit.value >= SHORTEST_NIGHT && limit.value <= LONGEST_NIGHT
    ? splitBy({ kind: 'companion', rule: ruleOf('sleep', { limit }) })
    : null;
};

/** What an amount is of, by its unit, and how much of the common measure one is. */
const units: readonly (readonly [pattern: RegExp, of: Companion, each: number])[] = [
  [/^cigarro/, 'tobacco', 1],
  [/^dose/, 'alcohol', 1],
  [/^(?:lata|cerveja)/, 'alcohol', measurePerUnit('latas')],
  [/^(?:xicara|cafe)/, 'caffeine', measurePerUnit('xícaras')],
  [/^m/, 'training', 1],
];

/** Days with more or less than an amount, or with just so much where neither is said. */
export const ofAmount = (said?: string, word?: string, number = '', unit = ''): Partial<Conditions> | null => {
  const named = companionNamed(said);
  const [, of = named, each = 1] = units.find(([pattern]) => pattern.test(unit)) ?? [];
  const value = parseNumber(number) * (unit.startsWith('h') && of === 'training' ? 60 : each);
  if (!of || of === 'sleep' || (named && named !== of) || Number.isNaN(value)) return null;
  const limit: Limit = word
    ? { side: word === 'mais' ? 'above' : 'below', value, orEqual: false }
    : { side: 'above', value, orEqual: true, upTo: value };
  return splitBy({ kind: 'companion', rule: ruleOf(of, { limit }) });
};

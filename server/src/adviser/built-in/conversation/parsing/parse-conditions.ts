import { NUMBER } from '../period/period-words.ts';
import { DONE, THING } from './companion-words.ts';
import { conditionPatterns } from './condition-patterns.ts';
import { WEEKDAY } from './condition-words.ts';
import { parseExclusion } from './parse-exclusions.ts';
import { findHours } from './parse-hours.ts';
import { parseMonths, parseTwoPeriods } from './parse-two-periods.ts';
import { type Conditions, NO_CONDITIONS } from './slots.ts';

/** Conditions with the words that say them, the second place of each stretch exclusive. */
export interface FoundConditions {
  readonly conditions: Conditions;
  readonly stretches: readonly (readonly [from: number, until: number])[];
}

/** The other side of a companion, which is told anyhow: 'contra dias sem treino', 'as manhãs sem bebida na véspera'. */
const LEFTOVER = new RegExp(
  [
    ' (?:(?:dias?|noites?|manhas?|com|sem|nos|nas|que|os|as|eu) )*(?:com' +
      `|sem|nao|que|sem registro de) (?:${THING}|${DONE})(?: na vespera)? `,
    ' (?:d?[ao]s )?(?:outr[ao]s?|demais) (?:dias?|noites?|manhas?) ',
    ` (?:manhas?|dias?|noites?) de quem nao (?:${DONE}) `,
    ` quando (?:fico|durmo|dormi|fiquei) (?:na cama )?(?:${NUMBER})(?: horas?| h)? ou (?:mais|menos) `,
    ` (?:aos?|n?os|com|contra|x) dias? de (?:${NUMBER})(?: so)? `,
    ' na vespera ',
    ' (?:e )?n[ao]s (?:outr[ao]s|demais|sem|secas|secos)(?= )',
    ' (?:noites?|dias?) sec[ao]s? ',
  ].join('|'),
  'g',
);

/** 'De segunda a sexta, e sábado e domingo?': the other days are told anyhow, and are no dates. */
const WEEKDAYS_BESIDE = new RegExp(
  ` (?:(?:n?o|do|de|esse|os|nos|d?o) )?(?:fim|final|fins|dias?|resto|restante) d[ae] semana(?= )| (?:${WEEKDAY})(?= )`,
  'g',
);

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** The places of the words that a pattern finds. */
const findStretches = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map((match) => {
    const from = countWords(text.slice(0, match.index));
    return [from, from + countWords(match[0])];
  });

/** What folded words say of conditions; null where they say none. `today` is the person's day. */
export const parseConditions = (
  words: readonly string[],
  today: string,
  { readsHours = true, isFollowing = false } = {},
): FoundConditions | null => {
  let conditions: Conditions = NO_CONDITIONS;
  const stretches: [number, number][] = [];
  let text = ` ${words.join(' ')} `;
  // What was read is not read again, and every word keeps its place.
  const take = (from: number, until: number, found: Partial<Conditions>): void => {
    stretches.push([from, until]);
    conditions = { ...conditions, ...found };
    text = ` ${text
      .trim()
      .split(' ')
      .map((word, at) => (at >= from && at < until ? '_' : word))
      .join(' ')} `;
  };
  const exclusion = parseExclusion(words, today);
  if (exclusion) take(...exclusion.stretch, exclusion.conditions);
  const hours = readsHours ? findHours(text) : null;
  if (hours) {
    const from = countWords(text.slice(0, hours.match.index));
    take(from, from + countWords(hours.match[0]), { hours: hours.hours });
  }
  for (const [pattern, read] of conditionPatterns) {
    const match = pattern.exec(text);
    const found = match && read(match);
    if (
      !match ||
      !found ||
      (found.split && conditions.split) ||
      (found.weekdays && exclusion?.conditions.weekdays) ||
      (found.unknown && conditions.split?.kind === 'companion')
    )
      continue;
    const from = countWords(text.slice(0, match.index));
    const until = from + countWords(match[0]);
    take(from, until, found);
  }
  if (conditions.weekdays || conditions.split?.kind === 'weekdays')
    stretches.push(...findStretches(text, WEEKDAYS_BESIDE));
  if (conditions.split?.kind === 'companion') stretches.push(...findStretches(text, LEFTOVER));
  // 'Mês a mês, setembro, outubro e este mês': the months that are named.
  const byMonth = conditions.split?.kind === 'group' && conditions.split.by === 'month';
  const two = byMonth
    ? parseMonths(text.trim().split(' '), today)
    : conditions.split || conditions.weekdays
      ? null
      : parseTwoPeriods(text.trim().split(' '), today, isFollowing);
  if (two) {
    stretches.push(...two.stretches.map(([from, until]): [number, number] => [from, until]));
    conditions = { ...conditions, split: { kind: 'periods', periods: two.periods } };
  }
  return stretches.length > 0 ? { conditions, stretches } : null;
};

/** The conditions with days of the week among them. */
export const onlyOn = (conditions: Conditions | null, weekdays: readonly number[] | null): Conditions | null =>
  weekdays === null || conditions?.weekdays ? conditions : { ...(conditions ?? NO_CONDITIONS), weekdays };

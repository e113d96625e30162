import { DAY_MINUTES } from '@vida/contract/core/time.ts';
import { definitionOf, isMetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { measurePerUnit } from '@vida/contract/substances/cessation-rules.ts';
import type { Limit, Series } from '../../../health-query/health-query.ts';
import { NUMBER, parseNumber } from '../period/period-words.ts';
import { isDenied, limitPatterns } from './limit-patterns.ts';
import { findHours } from './parse-hours.ts';
import type { Subject } from './slots.ts';

/** '1,5' and 'sete' as numbers. */
const toNumber = (said: string): number => {
  const plain = Number(said.replace(',', '.'));
  return Number.isNaN(plain) ? parseNumber(said) : plain;
};

/** 'Entre 100 e 130', 'de 100 a 130', 'na faixa 100 130': both ends are among them, and neither is a date. */
const RANGE = / (?:entre|de|faixa|faixa de|faixa d[eo]) (\d{2,3}) (?:(?:e|a|ate) )?(\d{2,3}) (?!h |de [a-z]|d[eo] )/;
const LEAST_IN_RANGE = 32;

/** A stretch of values, both ends included. */
const findRange = (folded: string): FoundLimit | null => {
  const [match, one = '', other = ''] = RANGE.exec(folded) ?? [];
  const [value, upTo] = [Number(one), Number(other)];
  return match !== undefined && value >= LEAST_IN_RANGE && upTo > value
    ? { side: 'above', value, orEqual: true, upTo, match }
    : null;
};

/** A limit with the words it stands in. */
export interface FoundLimit extends Limit {
  readonly match: string;
}

/**
 * The first limit of a folded text with blanks around it: 'mais de 7', '140 ou mais', 'abaixo de sete'; null for none.
 */
export const findLimit = (folded: string): FoundLimit | null => {
  for (const [pattern, side, orEqual] of limitPatterns) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const [match, number = '', word = ''] = found;
    const value = toNumber(number);
    if (Number.isNaN(value)) continue;
    // 'Menos de 6 h e meia'.
    const half = folded.slice(found.index + match.length - 1).match(/^ (?:h |horas? )?e meia /);
    const said = side ?? (/mais|acima/.test(word) ? 'above' : 'below');
    const isTurned = isDenied(folded, found);
    return {
      side: isTurned ? (said === 'above' ? 'below' : 'above') : said,
      value: half ? value + 0.5 : value,
      orEqual: isTurned ? !orEqual : orEqual,
      match: half ? `${match.trimEnd()}${half[0]}` : match,
    };
  }
  return null;
};

/** The same without its words. */
export const parseLimitOf = (folded: string): Limit | null => {
  const found = findLimit(folded);
  if (!found) return null;
  const { match: _, ...limit } = found;
  return limit;
};

const LOWER_NUMBER = / (?:minima|diastolica|diast|de baixo) /;

/** What is asked of the second number too, joined by a word that may be none. */
const BESIDE = /^(?:(por|x|e de|e) (\d{1,3})|(\d{2,3})) (?!dias?|horas?|vezes|semanas?)/;

/** 'Abaixo de 130 por 80', 'máxima acima de 140 e mínima acima de 90': what is asked of the second number too. */
const readSecond = (folded: string, { match, side, orEqual }: FoundLimit): Limit | null => {
  const [before = '', after = ''] = folded.split(match.trimEnd());
  const [, inside] = / por (\d{1,3}) $/.exec(match) ?? [];
  const [, , joined = inside, bare = joined] = BESIDE.exec(`${after.trimStart()} `) ?? [];
  if (bare !== undefined) return { side, value: Number(bare), orEqual };
  const second = findLimit(` ${before} ${after} `);
  return second && LOWER_NUMBER.test(folded)
    ? { side: second.side, value: second.value, orEqual: second.orEqual }
    : null;
};

const BOTH = / (?:ao mesmo tempo|as duas|os dois|ambas|ambos|juntas|juntos) /;
/** 'Ou' between two limits, and not the one of '14 ou mais'. */
const OR = / ou (?!mais |menos |acima |abaixo )/;

/** 'Passou de 14 por 9' is too high by either number; 'máxima acima de 140 e mínima acima de 90' says both. */
const withSecond = (limit: Limit, second: Limit, match: string, folded: string): Limit => {
  const after = folded.slice(folded.indexOf(match) + match.length - 1);
  const isPair = !LOWER_NUMBER.test(after) && !/^ e /.test(after) && limit.side === 'above';
  return { ...limit, second, ...((isPair || OR.test(after)) && !BOTH.test(after) && { isEither: true }) };
};

const OF_NUMBER = '(?:maxima|minima|de cima|de baixo|sistolica|diastolica)';
const PAIR = new RegExp(
  [
    ' (\\d{2,3}) (?:por|x) (\\d{1,3}) (?:ou|pra) (mais|acima|cima|menos|abaixo|baixo)',
    `(?: (?:n[ao]|d[ao]) ${OF_NUMBER} (ou|e) (?:n[ao]|d[ao])? ?${OF_NUMBER})? `,
  ].join(''),
);

/** '14 por 9 ou mais, na máxima ou na mínima'. */
const parsePair = (folded: string): ParsedLimit | null => {
  const [match, first, second, word = '', joint] = PAIR.exec(folded) ?? [];
  if (match === undefined) return null;
  const side = /mais|cima/.test(word) ? 'above' : 'below';
  const isEither = (joint ? joint === 'ou' : side === 'above') && !BOTH.test(folded);
  const of = (value: string | undefined): Limit => ({ side, value: Number(value), orEqual: true });
  return {
    limit: { ...of(first), second: of(second), ...(isEither && { isEither }) },
    words: wordsIn(match),
  };
};

/** 'Abaixo de 130 e de 80', without a name: only a pressure has two numbers. */
export const isPressurePair = (folded: string): boolean => BARE_PAIR.test(folded) || PAIR.test(folded);
const BARE_PAIR = new RegExp(
  [
    ' (?:abaixo|acima|menos|mais|passou|passaram|menor|maior) (?:d[eo]s? |que )?',
    '(?:1\\d\\d (?:por|x|e de|e) [5-9]\\d|1[0-9] por [5-9]) ',
  ].join(''),
);

/** What may be a limit of a series, in the units that people say; of a metric that is not listed any possible value. */
const limitsOf: Partial<Readonly<Record<Series, readonly [from: number, to: number]>>> = {
  glucose: [2, 600],
  blood_pressure: [5, 260],
  diastolic: [4, 160],
  heart_rate: [30, 220],
  weight: [30, 300],
  hba1c: [4, 16],
  sleep: [1, 16],
  sleep_quality: [1, 10],
  night_wakings: [1, 12],
  time_to_sleep: [5, 180],
  alcohol: [1, 30],
  tobacco: [1, 80],
  caffeine: [20, 1000],
  gaming: [0.5, 16],
  training: [5, 240],
};

const boundsOf = (subject: Subject): readonly [from: number, to: number] | undefined => {
  const listed = limitsOf[subject as Series];
  if (listed || !isMetricType(subject)) return listed;
  const { min, max } = definitionOf(subject).possible;
  return [min, max];
};

/** 'Passei de 180': what is told without a name is a glucose. */
export const isGlucoseLimit = (folded: string): boolean => {
  const found = findLimit(folded);
  return (
    found !== null &&
    (found.side === 'above' ? found.value >= 150 && found.value <= 400 : found.value >= 54 && found.value <= 70)
  );
};

const NOON_MINUTES = 12 * 60;

/** 'Fui deitar depois da meia-noite': of clock times the hour is the limit, in minutes after noon. */
const parseClockLimit = (folded: string): ParsedLimit | null => {
  const found = findHours(folded);
  if (!found || found.side === 'between') return null;
  const [from, until] = found.hours;
  const at = ((found.side === 'after' ? from : until) + NOON_MINUTES) % DAY_MINUTES;
  const limit: Limit =
    found.side === 'after' ? { side: 'above', value: at, orEqual: true } : { side: 'below', value: at, orEqual: false };
  return { limit, words: wordsIn(found.match[0]) };
};

/** A limit as a question about a subject means it, with its words. */
export interface ParsedLimit {
  readonly limit: Limit;
  readonly words: readonly string[];
}

const wordsIn = (match: string): readonly string[] => match.trim().split(' ');

const CUPS = new RegExp(
  ` (?:(mais|menos) (?:de|que|do que) )?(${NUMBER}|segund[ao]|unic[ao]|num(?:a)?(?: ` +
    'unic[ao])?) (?:xicaras?|cafes?|cafezinhos?)(?: de cafe)?( so| ou mais| ou menos)? ',
);

/** 'Dias com dois cafés': days are told apart by their cups. */
const parseCups = (folded: string): ParsedLimit | null => {
  const [match, more, said = '', after] = CUPS.exec(folded) ?? [];
  if (match === undefined || !/ dias? /.test(folded)) return null;
  const isSecond = said.startsWith('segund');
  const cups = isSecond ? 2 : /^(?:unic|num)/.test(said) ? 1 : parseNumber(said);
  const value = cups * measurePerUnit('xícaras');
  const isAtLeast = isSecond || after === ' ou mais';
  const limit: Limit =
    more || after === ' ou menos'
      ? { side: more === 'mais' ? 'above' : 'below', value, orEqual: !more }
      : { side: 'above', value, orEqual: true, ...(!isAtLeast && { upTo: value }) };
  return Number.isNaN(value) ? null : { limit, words: wordsIn(match) };
};

/** The limit of a question about a subject, where it may be one of it. */
export const parseLimit = (folded: string, subject: Subject | null): ParsedLimit | null => {
  if (subject === 'bed_time' || subject === 'wake_time') return parseClockLimit(folded);
  const cups = subject === 'caffeine' ? parseCups(folded) : null;
  if (cups) return cups;
  const pair = subject === 'blood_pressure' ? parsePair(folded) : null;
  if (pair) return pair;
  const found = findLimit(folded) ?? findRange(folded);
  const bounds = subject === null ? undefined : boundsOf(subject);
  if (!found || (bounds && (found.value < bounds[0] || found.value > bounds[1]))) return null;
  if (!bounds && subject !== null) return null;
  const { match, ...limit } = found;
  const second = subject === 'blood_pressure' && found.upTo === undefined ? readSecond(folded, found) : null;
  return second
    ? {
        limit: withSecond(limit, second, match, folded),
        words: [...wordsIn(match), String(second.value), 'por'],
      }
    : { limit, words: wordsIn(match) };
};

import { WEEK_DAYS } from '@vida/contract/core/time.ts';
import { foldText } from '../../../../text/tokenize.ts';
import { lastUnits, shiftPeriod } from '../period/make-period.ts';
import { type FoundPeriod, findPeriod } from '../period/parse-period.ts';
import { lengthOf, type Period } from '../period/period.ts';
import { periodTexts } from '../period/period-texts.ts';
import { MONTH, parseMonth, weekdayNames } from '../period/period-words.ts';
import { findCues } from './scan-words.ts';

/** Two periods that are held against each other. */
export interface TwoPeriods {
  readonly periods: readonly Period[];
  /** The words that say them, the second place of each stretch exclusive. */
  readonly stretches: readonly (readonly [from: number, until: number])[];
}

const joining: ReadonlySet<string> = new Set([
  'e',
  'x',
  'contra',
  'vs',
  'versus',
  'com',
  'ou',
  'pra',
  'para',
  'pro',
  'que',
  'lado',
  'frente',
  'comparado',
  'comparada',
  'relacao',
  'depois',
]);
/** Words that add periods up instead of holding them against each other. */
const SUMS = / (?:somando|somados?|somadas?|juntando|juntos|juntas|pra ca|para ca) /;
/** A period has at most so many words. */
const WIDEST = 8;
/** So many words may stand between a joint and its period: 'e a de outubro', 'contra a média de outubro'. */
const NEAR = 4;

/** 'E agora' beside a month of before. */
const NOW_DAYS = 30;

const isSame = (one: Period, other: Period): boolean => one.fromDay === other.fromDay && one.toDay === other.toDay;

const find = (words: readonly string[], today: string): FoundPeriod | null =>
  words.length === 0 ? null : findPeriod(` ${words.join(' ')} `, today);

/** The last period of some words: the nearest to their end. */
const findLast = (words: readonly string[], today: string): FoundPeriod | null => {
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const found = find(words.slice(from), today);
    if (!found) continue;
    // More words before it may belong to it: 'dezembro do ano passado', 'desde 12 de agosto'.
    const start = Math.max(0, from - WIDEST);
    const wider = find(words.slice(start), today);
    return wider && wider.from + start < from + found.from && wider.to + start > from + found.from
      ? { period: wider.period, from: wider.from + start, to: wider.to + start }
      : { period: found.period, from: found.from + from, to: found.to + from };
  }
  return null;
};

const RUNNING = /^(?:d|n)?es[ts]e mes (?!de )(?:(?:ate )?(?:agora|hoje|aqui|ja) )?/;
const GONE = /^mes (?:passado|retrasado) /;
/** Between two months of a list: the figure said again, and never 'a', which makes one stretch of both. */
const SAID_AGAIN =
  /^(?:(?:e|o|os|as|de|do|em|depois|media|medio|mediana|total|maior|menor|a (?:media|mediana|maior|menor|de|do)) )*$/;

/** Whether the months at some places are a list: three or more near each other, or two with only the figure between. */
const isList = (words: readonly string[], found: readonly (readonly [from: number, until: number])[]): boolean =>
  found.length > 2
    ? found.every(([from], place) => place === 0 || from - (found[place - 1]?.[1] ?? 0) < NEAR)
    : found.length === 2 && SAID_AGAIN.test(`${words.slice(found[0]?.[1], found[1]?.[0]).join(' ')} `.trimStart());

/** 'Em setembro, em outubro e neste mês', 'média de outubro, média de novembro': each by itself. */
export const parseMonths = (words: readonly string[], today: string): TwoPeriods | null => {
  const stretches = words.flatMap((word, at): (readonly [number, number])[] => {
    if (parseMonth(word) > 0) return [[words[at - 1] === 'depois' ? at - 1 : at, at + 1]];
    const rest = `${words.slice(at, at + WIDEST).join(' ')} `;
    const said = (RUNNING.exec(rest) ?? GONE.exec(rest))?.[0].trim();
    return said === undefined ? [] : [[at, at + said.split(' ').length]];
  });
  const periods = stretches.flatMap(
    ([from, until]) => find(words.slice(from, Math.min(until, from + 2)), today)?.period ?? [],
  );
  // 'Entre setembro e outubro' is one stretch.
  if (stretches.some(([from]) => words[from - 1] === 'entre')) return null;
  const isEachOnce = new Set(periods.map(({ fromDay }) => fromDay)).size === stretches.length;
  return isEachOnce && isList(words, stretches) ? { periods, stretches } : null;
};

/** 'A semana passada e esta': the running one of the kind that was named before. */
const findCurrent = (words: readonly string[], { period }: FoundPeriod, today: string): FoundPeriod | null => {
  const at = words.findIndex((word) => /^(?:n?es[st][ea]|atual|agora|hoje)$/.test(word));
  if (at < 0 || at > 1) return null;
  const isNow = /^(?:atual|agora|hoje)$/.test(words[at] ?? '');
  const now = isNow ? lastUnits(NOW_DAYS, 'day', today) : null;
  if (now) return { period: now, from: at, to: at + 1 };
  const isWeek = lengthOf(period) <= 7;
  const found = find([isWeek ? 'nesta' : 'neste', isWeek ? 'semana' : 'mes'], today);
  return found && { ...found, from: at, to: at + 1 };
};

/** 'Esse mês que no passado': the one before the one that was named, of the same kind. */
const findBefore = (words: readonly string[], { period }: FoundPeriod, today: string): FoundPeriod | null => {
  const isNamed =
    /^(?:n?[oa]|d[oa])$/.test(words[0] ?? '') && /^(?:passad|anterior|retrasad)[oa]?$/.test(words[1] ?? '');
  const before = isNamed ? shiftPeriod(period, -1, today) : null;
  return before && { period: before, from: 0, to: 2 };
};

const FIRST_HALF = /^(?:1|primeira)$/;

/** 'A primeira quinzena de outubro contra a segunda': the other half of the month. */
const parseHalves = (words: readonly string[], today: string): TwoPeriods | null => {
  const at = words.findIndex(
    (word, place) => FIRST_HALF.test(word) && /^(?:quinzena|metade)$/.test(words[place + 1] ?? ''),
  );
  const month = words.findIndex((word, place) => place > at && parseMonth(word) > 0);
  const other = words.findIndex((word, place) => place > at + 1 && /^(?:segunda|2|outra)$/.test(word));
  if (at < 0 || month < 0 || other < 0 || other - at > 3 * NEAR) return null;
  const half = (name: string) => findPeriod(` ${name} quinzena de ${words[month]} `, today)?.period;
  const [one, two] = [half('primeira'), half('segunda')];
  const until = Math.max(month, other) + 1;
  const end = /^(?:quinzena|metade)$/.test(words[until] ?? '') ? until + 1 : until;
  return one && two ? { periods: [one, two], stretches: [[at, end]] } : null;
};

const COMPARING = /^(?:mais|menos|maior|menor|melhor|pior|alta|alto|baixa|baixo)$/;

/** 'Dormi menos que em outubro?': the month that runs against the one that is named. */
const readAgainstNow = (words: readonly string[], today: string): TwoPeriods | null => {
  const at = words.findIndex(
    (word, place) => word === 'que' && words.slice(Math.max(0, place - 2), place).some((each) => COMPARING.test(each)),
  );
  if (at < 0 || !/^(?:em|no|na|d[oa]s?|nos|nas)$/.test(words[at + 1] ?? '')) return null;
  const right = find(words.slice(at + 1), today);
  const isNamed =
    right && right.from <= 1 && right.period.toDay < today && findLast(words.slice(0, at), today) === null;
  if (!isNamed) return null;
  const unit = lengthOf(right.period) <= 7 ? ['nesta', 'semana'] : ['neste', 'mes'];
  const now = lengthOf(right.period) === 1 ? find(['hoje'], today) : find(unit, today);
  return now && !isSame(now.period, right.period)
    ? { periods: [now.period, right.period], stretches: [[at, at + 1 + right.to]] }
    : null;
};

/** 'Setembro e depois em outubro'. */
const THEN = new RegExp(`^(?:(?:em|no|na|o|a) )*(?:${MONTH}|mes |semana )`);

/** 'De quinta pra sexta desta semana'. */
const isNextDay = (words: readonly string[], at: number): boolean => {
  const [one, other] = [
    words.slice(0, at).findLast((word) => word !== 'feira'),
    words.slice(at + 1).find((word) => !/^[ao]$/.test(word)),
  ].map((name) => weekdayNames.indexOf(name ?? ''));
  return /^(?:pra|para|pro)$/.test(words[at] ?? '') && one !== -1 && other === ((one ?? 0) + 1) % WEEK_DAYS;
};

const NAMED = `${MONTH}|março`;
const TOGETHER = new RegExp(
  [
    `\\b(${NAMED}) e (?:em |de )?(${NAMED}) (?=(?:junt[oa]s|somad[oa]s|no total|ao todo)(?:\\W|$))`,
    `\\b(?:somando|juntando) (${NAMED}) e (?:em |de )?(${NAMED})\\b`,
  ].join('|'),
  'iu',
);

/** 'Setembro e outubro juntos' is the stretch from one to the other, where they follow each other. */
export const joinMonths = (message: string): string =>
  message.replace(TOGETHER, (whole, ...names: (string | undefined)[]) => {
    const [one, other] = names.slice(0, 4).filter((name) => typeof name === 'string');
    const [first, last] = [one, other].map((name) => parseMonth(foldText(name ?? '').trim()));
    return last === (first ?? 0) + 1 ? `de ${one} a ${other} ` : whole;
  });

/** Two periods around a joint of folded words; null where there are none, or they are added up. */
export const parseTwoPeriods = (words: readonly string[], today: string, isFollowing = false): TwoPeriods | null => {
  if (SUMS.test(` ${words.join(' ')} `)) return null;
  const halves = parseHalves(words, today);
  if (halves) return halves;
  const months = parseMonths(words, today);
  if (months) return months;
  for (const [at, word] of words.entries()) {
    if (!joining.has(word)) continue;
    // 'Medi depois, antes da janta' joins nothing.
    if (word === 'depois' && !THEN.test(words.slice(at + 1, at + NEAR).join(' '))) continue;
    const left = findLast(words.slice(0, at), today);
    const rest = words.slice(at + 1);
    const right =
      left &&
      ((word === 'que' ? findBefore(rest, left, today) : null) ?? find(rest, today) ?? findCurrent(rest, left, today));
    if (!left || !right || right.from > NEAR || at - left.to > NEAR) continue;
    // 'De sexta pra sábado' is one night.
    if (words[left.from - 1] === 'entre' || words[left.from - 2] === 'entre') continue;
    const isNight = lengthOf(left.period) === 1 && lengthOf(right.period) === 1 && /^(?:pra|para|que)$/.test(word);
    if (isNight || isNextDay(words, at)) continue;
    if (left.period.label === periodTexts.always || right.period.label === periodTexts.always) continue;
    if (isSame(left.period, right.period) || right.period.fromDay > today) continue;
    // 'E de noite em outubro': a part of the day between them is a condition of its own.
    const namesPart = findCues(rest.slice(0, right.from)).some(({ dayPart }) => dayPart !== null);
    return {
      periods: [left.period, right.period],
      stretches: [
        [left.from, left.to],
        [namesPart ? at + 1 + right.from : at, at + 1 + right.to],
      ],
    };
  }
  // After another question what is compared was spoken of before.
  return isFollowing ? null : readAgainstNow(words, today);
};

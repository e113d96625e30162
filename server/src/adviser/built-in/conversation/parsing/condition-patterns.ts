import type { CompanionRule, Grouping } from '../../../health-query/health-query.ts';
import { NUMBER } from '../period/period-words.ts';
import { ofAmount, ofSleep, ruleOf, splitBy } from './companion-amounts.ts';
import { companionNamed, DONE, THING } from './companion-words.ts';
import { partOf } from './condition-words.ts';
import { type ConditionPattern, partPatterns, partsInList } from './part-patterns.ts';
import { type Conditions, WEEKEND, WORKING_DAYS } from './slots.ts';
import { weekdayPatterns } from './weekday-patterns.ts';

const DAYS =
  '(?:n?[ao]s?|em|d[ao]s?|quando|depois d[ao]s?)? ?(?:mesm[ao]s? )?(?:dias?|noites?|vezes|vez|manhas?|vesperas?)';
const group = (by: Grouping): Partial<Conditions> => splitBy({ kind: 'group', by });

const companion = (said: string | undefined, more: Partial<CompanionRule>): Partial<Conditions> | null => {
  const of = companionNamed(said);
  return of && of !== 'sleep' ? splitBy({ kind: 'companion', rule: ruleOf(of, more) }) : null;
};

/** Before and after it was given up. */
const stopped = (said: string | undefined): Partial<Conditions> | null => {
  const of = companionNamed(said);
  return of ? splitBy({ kind: 'stopped', of }) : null;
};

const DAY_AFTER = new RegExp(
  ' (?:seguinte|vespera|amanhece|amanheceu|amanhecer|acordo' +
    '|acordei|ressaca|outro dia|depois de beber|depois da bebida) ',
);

/** The day after is meant: the reading of a morning goes with the evening before it. */
const isDayAfter = (text: string): boolean => DAY_AFTER.test(text);

/** What says a condition, in the order in which it is looked for; blanks around the folded text. */
export const conditionPatterns: readonly ConditionPattern[] = [
  [
    new RegExp(
      ' (?:(?:desde|depois|antes|dali|do dia) (?:que |de |em que )?' +
        '|quando )?(?:eu )?(?:parei|parar|larguei|largar|deixei|deixar' +
        '|abandonei) (?:com )?(?:de |o |a )?(fumar|cigarros?|tabaco|fumo|beber|bebida|alcool) ',
    ),
    ([, said]) => stopped(said),
  ],
  [/ (?:d?o|no) tempo (?:em )?(?:que|q) (?:eu )?(fumava|bebia) /, ([, said]) => stopped(said)],
  [/ (?:em )?(?:qual|que|quais)(?: e| foi)?(?: o)? dias? d[ae] semana /, () => group('weekday')],
  [/ (?:algum|um) dia d[ae] semana (?:\S+ ){0,4}(?:que|q|em que) /, () => group('weekday')],
  [
    new RegExp(
      String.raw` (?:n?os? |d[eo] )?(?:sabados?|sab) (?:e|x|ou) (?:domingos?|dom) (?:\S+ ){0,2}(?:x` +
        String.raw`|vs|versus|contra|ou|que|e) (?:\S+ ){0,2}segunda(?: feira)? a sexta(?: feira)? ` +
        '| (?:n?os? |de )?(?:fds|(?:fim|fins|final) de semana|sabado e domingo) (?:ou|que' +
        '|do que|x|vs) (?:na|durante a|no meio d[ea]) semana ',
    ),
    () => ({ weekdays: WEEKEND }),
  ],
  [
    new RegExp(
      String.raw` (?:de )?segunda(?: feira)? a sexta(?: feira)? (?:\S+ ){0,3}?(?:n?[ao]s? )?(?:sabados?` +
        '|sab) (?:x|e|ou) (?:domingos?|dom) ',
    ),
    () => ({ weekdays: WORKING_DAYS }),
  ],
  partsInList,
  [/ (?:por|cada|de acordo com o) dia d[ae] semana (?!passada|anterior|retrasada|que passou)/, () => group('weekday')],
  [/ (?:mes a mes|por mes|(?:a |de |em )?cada mes) /, () => group('month')],
  [/ (?:qual|que|em que|em qual)(?: foi| e)?(?: o)? mes (?!passado|anterior)/, () => group('month')],
  [/ (?:semana a semana|(?:a |de |em )?cada semana) /, () => group('week')],
  [/ (?:qual|em que|em qual|que)(?: foi| e)?(?: a)? semana (?!passada|anterior|retrasada)/, () => group('week')],
  [/ (?:dia a dia|dia por dia|(?:a |de |em )?cada dia) /, () => group('day')],
  [
    new RegExp(
      ' (?:em )?(?:qual|que|quais)(?: e| foi)?(?: o| a)? (?:(?:horario' +
        '|momento|periodo|parte|hora) do dia|horario|momento) (?!d)',
    ),
    () => group('day_part'),
  ],
  ...weekdayPatterns,
  [/ (?:nos )?dias treinados /, () => companion('treino', {})],
  [
    new RegExp(
      ' (?:quando|depois de|depois que|apos|nas noites em que|nos dias em que' +
        '|se|noites?)(?: noites?)?(?: eu)? (?:durmo|dormi|dormindo|fico na cama' +
        '|fico|dormir|fiquei na cama|dormidas|de)? ?(mais|menos)(?: d[eo] que' +
        String.raw`| que| de)? (\S+)(?: ?h| horas?)?(?: na cama)? (?!por |dia|vez)`,
    ),
    ([whole, word, hours]) => (/durm|dorm|cama|noite/.test(whole) ? ofSleep(word, hours) : null),
  ],
  [
    / (?:dormindo|durmo|dormir) (mais|menos)(?: d[eo] que| que| de)? (\S+)(?: ?h| horas?)? /,
    ([, word, hours]) => ofSleep(word, hours),
  ],
  [
    new RegExp(
      ` (?:quando|qdo|se|sempre que|${DAYS}(?: (?:em )?(?:que|q))?)(?: eu)?(?: (${DONE}))? ` +
        `(?:com |de )?(mais|menos) de (${NUMBER}) ?(horas?|h|cigarros?|latas?|latinhas?` +
        `|cervejas?|doses?|xicaras?|cafes?|cafezinhos?|minutos?|min)(?: de (${THING}))? `,
    ),
    ([, done, word, number, unit, thing]) => ofAmount(done ?? thing, word, number, unit),
  ],
  [
    new RegExp(
      ' (?:n?[ao]s |em |d[ao]s |aos )?dias? (?:de|com|em que tom(?:o|ei)|que ' +
        `tom(?:o|ei)) (${NUMBER}) (cafes?|cafezinhos?|xicaras?)(?: de cafe)? `,
    ),
    ([, number, unit]) => ofAmount(undefined, undefined, number, unit),
  ],
  [
    / (?:quando|depois de|nas noites em que|nos dias em que) (?:eu )?(?:durmo|dormi|dormir) (?:mal|pouco) /,
    () =>
      splitBy({
        kind: 'companion',
        rule: ruleOf('sleep', { limit: { side: 'below', value: 7, orEqual: false } }),
      }),
  ],
  [
    new RegExp(
      ` (?:quando|qdo|qd|qnd|se|${DAYS} (?:em )?(?:que|q)) (?:eu )?(?:tom(?:o|ei)` +
        '|bebo|bebi) cafe (?:a|de|da|na)? ?(tarde|noite|manha|depois do meio dia) ',
    ),
    ([, part]) => companion('cafe', { dayPart: partOf(part) }),
  ],
  [
    / (?:com|sem) cafe (?:a|de|da|na)? ?(tarde|noite|manha|depois do meio dia) /,
    ([, part]) => companion('cafe', { dayPart: partOf(part) }),
  ],
  [
    new RegExp(` ${DAYS} (?:em )?(?:que|q|qe|quando)(?: eu)? (nao )?(${DONE})(?: cedo| tarde| muito)? `),
    (match) => companion(match[2], { isWith: match[1] === undefined, dayBefore: isDayAfter(match.input) }),
  ],
  [
    new RegExp(` (?:quando|qdo|qd|qnd|sempre que|toda vez que)(?: eu)? (nao )?(${DONE}) `),
    (match) => companion(match[2], { isWith: match[1] === undefined, dayBefore: isDayAfter(match.input) }),
  ],
  [
    new RegExp(` (?:n?[ao]s|em) (?:que|q)(?: eu)? (nao )?(${DONE}) `),
    (match) => companion(match[2], { isWith: match[1] === undefined, dayBefore: isDayAfter(match.input) }),
  ],
  [
    new RegExp(
      ' (?:(?:da|na|de|do) )?(?:manhas?|dias?) (?:seguintes?|depois|posterior(?:es)?' +
        `|apos|pos) (?:a |de |do |da |ao |aos |em que )?(?:\\S+ ){0,3}?(${DONE}|${THING}) `,
    ),
    ([, said]) => companion(said, { dayBefore: true }),
  ],
  [
    new RegExp(` (?:(?:a|o) )?(${THING}) (?:da|na) (?:vespera|noite anterior|noite antes) `),
    ([, said]) => companion(said, { dayBefore: true }),
  ],
  [
    new RegExp(` ${DAYS} (com|sem) (${THING}) (?:a|de|da|na|pela) (tarde|noite|manha) `),
    (match) => companion(match[2], { isWith: match[1] === 'com', dayPart: partOf(match[3]) }),
  ],
  [new RegExp(` (?:com|sem) (?:e|x|ou|contra|versus|vs) (?:com|sem) (${THING}) `), ([, said]) => companion(said, {})],
  [
    new RegExp(` (?:n?[ao]s? |d[ao]s? )?noites? (?:depois|apos) (?:que |de |d[ao]s? )?(?:eu )?(${DONE}|${THING}) `),
    ([, said]) => companion(said, {}),
  ],
  [
    new RegExp(` ${DAYS} (com|sem|de|depois de|apos) (?:ter )?(${THING}|${DONE})(?: na vespera)? `),
    (match) => companion(match[2], { isWith: match[1] !== 'sem', dayBefore: isDayAfter(match.input) }),
  ],
  [
    new RegExp(
      ` (com|sem) (${THING}) (?:na vespera |e |x |contra |versus |ou |vs )(?:\\S+ ){0,4}(?:com|sem|outr[ao]s) `,
    ),
    (match) => companion(match[2], { isWith: match[1] !== 'sem', dayBefore: isDayAfter(match.input) }),
  ],
  [
    new RegExp(` (?:depois de|apos|depois da|depois do) (?:ter )?(${THING}|${DONE}) `),
    (match) => companion(match[1], { dayBefore: isDayAfter(match.input) }),
  ],
  ...partPatterns,
  [
    new RegExp(
      ' (?:n?[ao]s|em) (?:dias?|noites?|manhas?|tardes?|semanas?) (?:em )?(?:que|q) (.{3,40}) $' +
        String.raw`| (?:n?[ao]s|em) (?:dias?|noites?) (?:de|com|sem) (?!hoje|semana|_)(\S+) `,
    ),
    ([, said, thing]) => ({ unknown: (said ?? thing ?? '').trim() }),
  ],
];

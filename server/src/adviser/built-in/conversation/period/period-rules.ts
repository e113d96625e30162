import { addDaysTo } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../movement/day-focus.ts';
import { monthBefore, monthOf, yearOf } from './calendar-days.ts';
import { daysAgo, lastUnits, month, namedMonth, type PeriodRule, single, WEEK, week } from './make-period.ts';
import { periodTexts as texts } from './period-texts.ts';
import { MONTH, NUMBER, parseNumber, parseUnit, UNIT, unitDays, weekdayNames } from './period-words.ts';
import { stretchRules } from './stretch-rules.ts';

const WEEKDAY_NAME = weekdayNames.join('|');
const UNIT_OR_WEEKDAY = [UNIT, ...weekdayNames].join('|');

/** 'De quinta pra sexta', 'na virada de quinta pra sexta da semana passada'. */
const NIGHT_BETWEEN = new RegExp(
  [
    ` (?:d[ea] |entre (?:a )?)?(${WEEKDAY_NAME})(?: feira)?`,
    `(?:pra|para|pro)(?: [ao])? (${WEEKDAY_NAME})(?: feira)?( (?:da )?semana passada| passad[ao]| d?es[ts]a semana)? `,
  ].join(' '),
);

/** Found in a folded text with blanks around it; the first that fits is taken. */
export const periodRules: readonly PeriodRule[] = [
  ...stretchRules,
  // The night that ended on the second of two days in a row.
  [
    NIGHT_BETWEEN,
    ([, one = '', other = '', which = ''], today) => {
      const [evening, morning] = [weekdayNames.indexOf(one), weekdayNames.indexOf(other)];
      if ((evening + 1) % WEEK !== morning) return null;
      const newest = addDaysTo(today, -((weekdayOf(today) - morning + WEEK) % WEEK));
      const isOfWeekBefore = which.includes('semana passada') && newest >= addDaysTo(today, -weekdayOf(today));
      return single(isOfWeekBefore ? addDaysTo(newest, -WEEK) : newest, today);
    },
  ],
  [/ depois de amanha /, (_, today) => daysAgo(-2, today, texts.dayAfter)],
  [
    new RegExp(
      ` (?:(?:${UNIT_OR_WEEKDAY})(?: feira)? que vem|proxim[oa]s? (?:(?:${NUMBER}) )?(?:${UNIT_OR_WEEKDAY})) `,
    ),
    (_, today) => daysAgo(-1, today, texts.ahead),
  ],
  [
    new RegExp(` (?:ha|faz) (${NUMBER}) (${UNIT}) (?:atras )?`),
    ([, count, unit], today) => single(addDaysTo(today, -parseNumber(count) * unitDays[parseUnit(unit)]), today),
  ],
  [
    new RegExp(` (${NUMBER}) (${UNIT}) atras `),
    ([, count, unit], today) => single(addDaysTo(today, -parseNumber(count) * unitDays[parseUnit(unit)]), today),
  ],
  [
    new RegExp(` (?:ultim[oa]s?|passad[oa]s) (${NUMBER}) (?:ultim[oa]s )?(${UNIT}) `),
    ([, count, unit], today) => lastUnits(parseNumber(count), parseUnit(unit), today),
  ],
  [
    // 'A média de cada um dos dois meses' tells of months that were named.
    new RegExp(`(?<!cada um dos|cada uma das) (${NUMBER}) (?:ultim[oa]s )?(dias|d|semanas|meses) `),
    ([, count, unit], today) => lastUnits(parseNumber(count), parseUnit(unit), today),
  ],
  [new RegExp(` ultim[oa]s (${NUMBER}) $`), ([, count], today) => lastUnits(parseNumber(count), 'day', today)],
  [/ (\d{1,3})d /, ([, count], today) => lastUnits(Number(count), 'day', today)],
  [/ ultimos dias | esses dias | nesses dias | nestes dias /, (_, today) => lastUnits(7, 'day', today)],
  [/ ultima semana /, (_, today) => lastUnits(7, 'day', today)],
  [/ ultimo mes /, (_, today) => lastUnits(30, 'day', today)],
  [/ ultimo ano /, (_, today) => lastUnits(365, 'day', today)],
  [/ (?:anteontem|antes de ontem|antiontem|anti ontem) /, (_, today) => daysAgo(2, today, texts.dayBefore)],
  [
    / (?:hoje|noite passada|ultima noite|(?:[nd]?essa|[nd]?esta) (?:noite|madrugada|manha|tarde)) /,
    (_, today) => daysAgo(0, today, texts.today),
  ],
  [/ ontem /, (_, today) => daysAgo(1, today, texts.yesterday)],
  [/ amanha /, (_, today) => daysAgo(-1, today, texts.tomorrow)],
  [/ (?:meu dia|do dia(?= $)) /, (_, today) => daysAgo(0, today, texts.today)],
  // 'Na quarta dessa semana', 'na sexta da semana passada'.
  [
    new RegExp(` (${WEEKDAY_NAME})(?: feira)? (?:d?es[ts]a semana|da semana (passada|retrasada)) `),
    ([, name = '', which], today) => {
      const back = which === undefined ? 0 : which === 'passada' ? 1 : 2;
      const monday = addDaysTo(today, -weekdayOf(today) - WEEK * back);
      return single(addDaysTo(monday, weekdayNames.indexOf(name)), today);
    },
  ],
  [/(?<!fim de) semana (?:retrasada|antepassada) /, (_, today) => week(2, today, texts.weekBefore)],
  [/ (?:[nd]?(?:es[st]a?|esa) semana|semana atual) /, (_, today) => week(0, today, texts.thisWeek)],
  [/(?<!fim de) semana (?:passada|anterior|que passou) /, (_, today) => week(1, today, texts.lastWeek)],
  [
    / (?:[nd]?(?:es[st]e?|ese) mes|mes atual) /,
    (_, today) => month(yearOf(today), monthOf(today), today, texts.thisMonth),
  ],
  [
    / mes (?:passado|anterior|que passou) /,
    (_, today) => {
      const before = monthBefore(today, 1);
      return month(before.year, before.month, today, texts.lastMonth);
    },
  ],
  [
    / (?:fim|final) de semana | fds /,
    (_, today) => {
      const saturday = addDaysTo(today, -((weekdayOf(today) + 2) % 7));
      const sunday = addDaysTo(saturday, 1);
      return { fromDay: saturday, toDay: sunday > today ? today : sunday, label: texts.weekend };
    },
  ],
  [
    / (?:(?:es[st]e|nes[st]e|des[st]e|no|do) ano(?! passado)(?! de)) /,
    (_, today) => ({ fromDay: `${yearOf(today)}-01-01`, toDay: today, label: texts.thisYear }),
  ],
  [
    / ano passado /,
    (_, today) => ({
      fromDay: `${yearOf(today) - 1}-01-01`,
      toDay: `${yearOf(today) - 1}-12-31`,
      label: texts.lastYear,
    }),
  ],
  [
    // 'De sexta pra sábado' is the night that ended on Saturday.
    new RegExp(` de (?:${weekdayNames.join('|')}) (?:pra|para|a) (${weekdayNames.join('|')}) `),
    ([, name = ''], today) => {
      const back = (weekdayOf(today) - weekdayNames.indexOf(name) + 7) % 7;
      return single(addDaysTo(today, -back), today);
    },
  ],
  [
    new RegExp(
      ' (?!segunda (?:maior|menor|mais|pior|melhor|quinzena|metade|xicara|vez|dose|parte|opcao' +
        `|rodada|lata|taca|medida) )(${weekdayNames.join('|')})(?: feira)?(?: passad[oa])? `,
    ),
    ([, name = ''], today) => {
      const back = (weekdayOf(today) - weekdayNames.indexOf(name) + 7) % 7;
      const day = addDaysTo(today, -(back === 0 ? 7 : back));
      return single(day, today, `${texts.weekday(weekdayNames.indexOf(name))} (${texts.on(day, today).slice(3)})`);
    },
  ],
  [
    new RegExp(` (${MONTH})(?: (?:de |do ano de )?(\\d{4}))? `),
    ([, name, year], today) => namedMonth(name, year, today),
  ],
  [
    / (?:em|de|no ano de|no ano) (20\d\d) /,
    ([, year = ''], today) => {
      const toDay = `${year}-12-31` > today ? today : `${year}-12-31`;
      return `${year}-01-01` > today ? null : { fromDay: `${year}-01-01`, toDay, label: texts.year(year) };
    },
  ],
  [/ (?:na|da|a|minha) semana /, (_, today) => week(0, today, texts.thisWeek)],
  [/ (?:no|do|o|meu) mes /, (_, today) => month(yearOf(today), monthOf(today), today, texts.thisMonth)],
];

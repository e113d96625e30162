import { addDaysTo } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../movement/day-focus.ts';
import { alwaysRule } from './always-rule.ts';
import { latestDate, latestWeekdayDate, monthOf, toDay, yearOf } from './calendar-days.ts';
import {
  between,
  dateNamed,
  dayOfMonth,
  daysAgo,
  isWholeMonth,
  MAX_DAYS,
  month,
  monthSpan,
  namedMonth,
  type PeriodRule,
  parseDate,
  partOfMonth,
  shiftPeriod,
  since,
  single,
  WEEK,
  week,
} from './make-period.ts';
import { monthPartRules } from './month-part-rules.ts';
import { lengthOf } from './period.ts';
import { periodTexts as texts } from './period-texts.ts';
import { MONTH, NUMBER, parseMonth, parseNumber, parseUnit, unitDays, weekdayNames } from './period-words.ts';

/** Day and month of what people name instead of a date, folded. */
const holidays: Readonly<Record<string, readonly [date: number, month: number]>> = {
  finados: [2, 11],
  aparecida: [12, 10],
  'dia das criancas': [12, 10],
  natal: [25, 12],
  proclamacao: [15, 11],
  independencia: [7, 9],
  'consciencia negra': [20, 11],
  tiradentes: [21, 4],
  'dia do trabalho': [1, 5],
};

const WEEKDAY_NAME = weekdayNames.join('|');
const FROM_TO = '(?:de|entre|desde|d[oa])';

/** 'No mesmo recorte': whatever was spoken of. */
const THAT_TIME = 'mes|periodo|tempo|recorte|intervalo|espaco(?: de tempo)?|prazo|trecho';
/** What makes the number before it an amount, and no day. */
const MEASURE =
  '(?:h|horas?|min|minutos?|mg|kg|quilos?|doses?|latas?|cervejas?|tacas?|copos?|cigarros?|xicaras?|cafes?|vezes|por)';

const DATE = String.raw`data (\d{1,2}) (\d{1,2})(?: (\d{2}|\d{4}))? fim`;

/** Stretches between two days, what goes on from a period of before, and all that was ever recorded. */
export const stretchRules: readonly PeriodRule[] = [
  // 'Tirando a de hoje', 'antes de hoje': all that was before.
  [
    / (?:(?:tirando|fora|exceto|menos|sem contar|descontando)(?: [ao]s?)?(?: d[ea])? hoje|antes de hoje) /,
    (_, today) => ({
      fromDay: addDaysTo(today, 1 - MAX_DAYS),
      toDay: addDaysTo(today, -1),
      label: texts.untilYesterday,
    }),
  ],
  [
    / (?:de la|desde entao|de entao) (?:pra|para|ate)? ?(?:ca|ja|hoje|agora) /,
    (_, today, before) => (before ? since(before.fromDay, today) : null),
  ],
  [
    new RegExp(
      ' (?:anterior a (?:ess[ea]|el[ea])|(?:semana|mes|dia) anterior(?: a ess[ea])?|antes d(?:ess[ea]' +
        '|el[ea])|na anterior|no anterior|a anterior|noite anterior|dia anterior|vespera) ',
    ),
    (_, today, before) => (before ? shiftPeriod(before, -1, today) : null),
  ],
  // 'E a da passada?': of whatever was spoken of.
  [
    new RegExp(
      ' (?:n?[ao]|d[ao]) (?:outr[ao] (?:que passou|passad[ao])|passad[ao]' +
        '|retrasad[ao]) (?=$|foi|deu|teve|tava|era|tambem|mesmo)',
    ),
    (_, today, before) => (before ? shiftPeriod(before, -1, today) : null),
  ],
  [
    / (?:um|uma) (dia|semana|mes|ano) antes /,
    ([, unit], today, before) => {
      if (!before) return null;
      const days = unitDays[parseUnit(unit)];
      const [fromDay, toDay] = [addDaysTo(before.fromDay, -days), addDaysTo(before.toDay, -days)];
      return isWholeMonth(before) && unit === 'mes' ? shiftPeriod(before, -1, today) : between(fromDay, toDay, today);
    },
  ],
  [
    new RegExp(
      ' (?:dia de )?(finados|aparecida|natal|proclamacao|independencia' +
        '|consciencia negra|dia das criancas|tiradentes|dia do trabalho) ',
    ),
    ([, name = ''], today) => {
      const [date, number] = holidays[name] ?? [0, 0];
      return single(latestDate(number, date, today), today);
    },
  ],
  [
    / (?:n?[oa]|e [oa]) (?:mes |semana )?seguinte /,
    (_, today, before) => (before ? shiftPeriod(before, 1, today) : null),
  ],
  [/ [nd]esse mes /, (_, _today, before) => (before && isWholeMonth(before) ? before : null)],
  [
    new RegExp(
      ' (?:n?(?:o|esse|aquele|este)|d[eo]s?s?e|daquele)? ?(?:mesmo|aquele' +
        `|naquele|daquele) (?:${THAT_TIME}|dia|ano|semana)(?: ai)? (?!de ` +
        `(?:${MONTH}))| (?:n?a |n?essa )?(?:mesma|naquela|daquela) (?:semana|epoca` +
        '|quinzena|janela|temporada) | (?:nesse|desse|esse) (?:mes|periodo) ai ',
    ),
    (_, _today, before) => before,
  ],
  ...monthPartRules,
  [
    new RegExp(` (?:${MONTH})(?: (?:${MONTH}))+ (?:e )?(?:${MONTH}) `),
    ([whole = ''], today) => {
      const names = whole.match(new RegExp(MONTH, 'g')) ?? [];
      return monthSpan(names[0], names.at(-1), today);
    },
  ],
  [
    new RegExp(
      ` (?:${FROM_TO} )?(?:fim de |final de |comeco de |inicio de |mes de )?(${MONTH}) ` +
        `(?:a|ate|e|ao|mais)(?: o)?(?: fim de| final de| comeco de| mes de)? (${MONTH}) `,
    ),
    ([, one, other], today) => monthSpan(one, other, today),
  ],
  [
    new RegExp(` (${MONTH}) (?:de|do dia|dia) (\\d{1,2}) (?:a|ate|ao) (\\d{1,2}) `),
    ([, name, one, other], today) => partOfMonth(name, Number(one), Number(other), today),
  ],
  [
    new RegExp(
      ' (?:entre|d[oe]|desde)(?: o)?(?: dia)? (\\d{1,2})o? (?:e|a|ao|ate)(?: ' +
        `o)?(?: dia)? (\\d{1,2})(?: d[eo] (${MONTH}))? (?!h|hora|kg|mg|min)`,
    ),
    ([, one, other, name], today, before) => {
      const [first, last] = [Number(one), Number(other)];
      if (first > 31 || last > 31 || first > last) return null;
      if (name !== undefined) return partOfMonth(name, first, last, today);
      const toDay = dayOfMonth(last, before, today);
      return toDay === null ? null : between(addDaysTo(toDay, first - last), toDay, today);
    },
  ],
  [
    new RegExp(` (${MONTH}) (?:de|do dia) (\\d{1,2}|primeiro)o? (?:ate|a) (?:ja|hoje|agora) `),
    ([, name, date], today) => {
      const found = partOfMonth(name, date === 'primeiro' ? 1 : Number(date), -1, today);
      return found && since(found.fromDay, today);
    },
  ],
  [
    new RegExp(
      ' (?:nessa|nesta|essa|esta)(?: de)? agora | e agora $|^ (?:e ' +
        '|mas )*(?:n?ess[ae]|n?est[ae]) $| semana (?:de )?agora ',
    ),
    ([whole = ''], today, before) => {
      if (whole.includes('semana')) return week(0, today, texts.thisWeek);
      if (before && isWholeMonth(before)) return month(yearOf(today), monthOf(today), today, texts.thisMonth);
      return before && lengthOf(before) <= WEEK ? week(0, today, texts.thisWeek) : null;
    },
  ],
  [
    new RegExp(` (${WEEKDAY_NAME})(?: feira)?(?: passad[oa])? (?:ate|pra|para|a) (?:ja|hoje|agora|ca) `),
    ([, name = ''], today) => {
      const back = (weekdayOf(today) - weekdayNames.indexOf(name) + WEEK) % WEEK;
      return since(addDaysTo(today, -(back === 0 ? WEEK : back)), today);
    },
  ],
  [/ ontem (?:pra|para|a|ate) (?:ja|hoje) /, (_, today) => daysAgo(0, today, texts.today)],
  alwaysRule,
  [
    new RegExp(
      ' (?:(?:(?:fim|final) de semana|sabado e domingo) (?:passados?|anterior' +
        '|que passou|retrasado)|ultimo (?:(?:fim|final) de semana|fds)) ',
    ),
    ([whole = ''], today) => {
      const sunday = addDaysTo(today, -weekdayOf(today) - 1 - (whole.includes('retrasado') ? WEEK : 0));
      return between(addDaysTo(sunday, -1), sunday, today);
    },
  ],
  [
    new RegExp(` ${DATE} (?:a|ate|e) (?:o dia |dia )?${DATE} `),
    ([, d1, m1, y1, d2, m2, y2], today) =>
      between(parseDate(d1, m1, y1 ?? y2, today), parseDate(d2, m2, y2, today), today),
  ],
  [
    // 'De 7 a 20/9', 'entre os dias 1 e 14/11': the first day is of the same month.
    new RegExp(` (?:(?:entre|d[oe]|desde)(?: os?)?(?: dias?)? )?(\\d{1,2})o? (?:e|a|ao|ate)(?: o)?(?: dia)? ${DATE} `),
    ([, first = '', date, number, year], today) => {
      const last = parseDate(date, number, year, today);
      return last === null ? null : between(toDay(yearOf(last), monthOf(last), Number(first)), last, today);
    },
  ],
  [
    new RegExp(
      String.raw` (\d{1,2}|primeiro) de (${MONTH})(?: de (\d{4}))?` +
        ' (?:a|ate|e|ao|(?:pra|para|ate) a? ?d[eo])(?: o)?(?: dia)?' +
        String.raw` (\d{1,2}|primeiro) de (${MONTH})(?: de (\d{4}))? `,
    ),
    ([, d1, m1, y1, d2, m2, y2], today) => between(dateNamed(d1, m1, y1, today), dateNamed(d2, m2, y2, today), today),
  ],
  [
    new RegExp(String.raw` (\d{1,2}) (?:a|ate|e) (\d{1,2}) de (${MONTH})(?: de (\d{4}))? `),
    ([, d1, d2, name, year], today) => {
      const found = namedMonth(name, year, today);
      if (!found) return null;
      const [y, m] = [yearOf(found.fromDay), monthOf(found.fromDay)];
      return between(toDay(y, m, Number(d1)), toDay(y, m, Number(d2)), today);
    },
  ],
  [
    new RegExp(String.raw` (\d{1,2}|primeiro|${NUMBER})o? (?:de|do mes de) (${MONTH})(?: (?:de )?(\d{4}))? `),
    ([, date, name, year], today) => {
      const number = date === 'primeiro' ? 1 : parseNumber(date);
      const day =
        year === undefined
          ? latestDate(parseMonth(name), number, today)
          : toDay(Number(year), parseMonth(name), number);
      return single(day, today);
    },
  ],
  [new RegExp(` ${DATE} `), ([, date, number, year], today) => single(parseDate(date, number, year, today), today)],
  [
    // 'Sexta 13', 'sexta-feira, dia 13': the newest one that is both.
    new RegExp(` (${WEEKDAY_NAME})(?: feira)?(?: passad[oa])?(?: o)?(?: dia)? (\\d{1,2}) (?!${MEASURE})`),
    ([, name = '', date], today) => single(latestWeekdayDate(weekdayNames.indexOf(name), Number(date), today), today),
  ],
  [
    new RegExp(String.raw` dia (?:(\d{1,2})o?|(primeiro|${NUMBER})) `),
    ([, date, name = date], today, before) =>
      single(dayOfMonth(name === 'primeiro' ? 1 : parseNumber(name), before, today), today),
  ],
  [
    new RegExp(` (${MONTH})(?: (?:de )?(\\d{4}))? (?:foi|era|teve|tinha|choveu|inteiro) `),
    ([, name, year], today) => namedMonth(name, year, today),
  ],
];

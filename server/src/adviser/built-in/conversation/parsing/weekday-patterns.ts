import { splitBy } from './companion-amounts.ts';
import { DAYS_NAMED, WEEKDAY, weekdayOf, weekdaysBetween, weekdaysIn } from './condition-words.ts';
import type { ConditionPattern } from './part-patterns.ts';
import { WEEKEND, WORKING_DAYS } from './slots.ts';

const AND =
  '(?: feiras?)?(?:(?:,| e| ou| e as| e aos?| e nas?| e nos?)? ' +
  '?(?:de |da |do |dos |das |aos? |as? |nas? |nos? |na |no )?';

const DAYS_OF_WEEK = 7;

/** What says a condition by days of the week, in the order in which it is looked for. */
export const weekdayPatterns: readonly ConditionPattern[] = [
  [
    new RegExp(` que (?:termina(?:m|ram)|acaba(?:m|ram)|caem|cairam) (?:em|nos?|nas?|num|numa) (${DAYS_NAMED}) `),
    ([, said = '']) => ({
      weekdays: /uteis|util|dias? de/.test(said) ? WORKING_DAYS : /fi[mn]/.test(said) ? WEEKEND : weekdaysIn(said),
    }),
  ],
  [
    new RegExp(
      ' (?:mais |maior |melhor |pior )?(?:n?[ao]s? |aos? |em ' +
        `|d[aeo]s? )?(${WEEKDAY})(?: feiras?)? (?:ou|x|vs|versus|contra` +
        `|do que)(?: e)? (?:n?[ao]s? |aos? |em |d[aeo]s? )?(${WEEKDAY}) `,
    ),
    (match) => {
      const [one, other] = [weekdayOf(match[1] ?? ''), weekdayOf(match[2] ?? '')];
      // 'Sábado ou domingo, contra os demais dias' are together one side.
      return / (?:demais|outros|resto|restantes) /.test(match.input)
        ? { weekdays: [one, other].toSorted() }
        : splitBy({ kind: 'weekdays', sets: [[one], [other]] });
    },
  ],
  [
    // Of single days it is asked otherwise: only beside what speaks of many weeks.
    new RegExp(
      [
        ` (?:d[aeo]|n[oa]) (${WEEKDAY})(?: feira)?`,
        `(?:com|contra|e|x|pass(?:a|ou)) (?:[ao]s? |d[ao] )*(?:d[aeo]|n[oa]) (${WEEKDAY}) `,
      ].join(' '),
    ),
    (match) =>
      / (?:desde|tod[oa]s?|sempre|costum\S+|historico|meses|de [a-z]+ pra ca) /.test(match.input)
        ? splitBy({ kind: 'weekdays', sets: [[weekdayOf(match[1] ?? '')], [weekdayOf(match[2] ?? '')]] })
        : null,
  ],
  [
    new RegExp(
      ' (?:n?[ao]s|em|d[ao]s|todos? (?:os )?|de|aos)? ?(?:fins' +
        '|finais) de semanas? | (?:todo|de|em) (?:fim|final) de semana ',
    ),
    () => ({ weekdays: WEEKEND }),
  ],
  [
    new RegExp(
      String.raw` (?:n?o|do|de|esse|este)? ?(?:fim|final) de semana (?:sab e dom )?(?:\S+ ){0,4}(?:maior` +
        String.raw`|menor|mais|melhor|pior|diferente|x|vs|versus|contra|ou|que)(?: \S+){0,3} (?:semana|uteis) `,
    ),
    () => ({ weekdays: WEEKEND }),
  ],
  [
    new RegExp(
      ' (?:n?os |em |de |durante os |dos )?dias? (?:de |da |na )?(?:semana|uteis) (?!passad' +
        '|retrasad|anterior|que) ?| (?:de |entre )?segunda(?: feira)? (?:a|e) sexta(?: feira)? ',
    ),
    () => ({ weekdays: WORKING_DAYS }),
  ],
  [
    new RegExp(` (?:d[ea] |entre )?(${WEEKDAY})(?: feiras?)? (?:a|ate) (?:[ao]s? )?(${WEEKDAY})(?: feiras?)? `),
    ([, one = '', other = '']) => {
      const days = weekdaysBetween(weekdayOf(one), weekdayOf(other));
      return days.length === DAYS_OF_WEEK ? {} : { weekdays: days };
    },
  ],
  [
    new RegExp(
      ' (?:(?:aos|nos|nas|quantas|quantos|tod[oa]s?(?: os| as)?|dos|das' +
        '|num|numa|alguma?|em|terminaram em|cairam num?a?|so d[aeo]s?|de' +
        `|as) )((?:${WEEKDAY})${AND}(?:${WEEKDAY}))*)(?: feiras?)? `,
    ),
    ([whole, said = '']) => {
      // 'De segunda' and 'da segunda' may be the last one: only what is said of all of them is a condition.
      const names = said.match(new RegExp(`\\b(?:${WEEKDAY})\\b`, 'g')) ?? [];
      const isOfAll =
        names.some((name) => name.endsWith('s')) ||
        / (?:tod[oa]s?|numa?|alguma?|terminaram em|cairam numa?) /.test(whole) ||
        names.length > 1;
      return isOfAll ? { weekdays: weekdaysIn(said) } : null;
    },
  ],
  [
    new RegExp(` (${WEEKDAY})(?: feiras?)? (?:e )?(${WEEKDAY}) `),
    ([, one = '', other = '']) => ({ weekdays: [weekdayOf(one), weekdayOf(other)].toSorted() }),
  ],
  [
    new RegExp(
      ` (?:n?[oa]s?|aos?|d[aeo]s?) (${WEEKDAY}) (?:\\S+ ){0,4}(?:mais|menos|maior` +
        `|menor|melhor|pior) (?:do )?que (?:n?[oa]s?|aos?|d[aeo]s?) (${WEEKDAY}) `,
    ),
    ([, one = '', other = '']) => splitBy({ kind: 'weekdays', sets: [[weekdayOf(one)], [weekdayOf(other)]] }),
  ],
  [
    new RegExp(` (?:n?[oa]|d[oa]|de) (${WEEKDAY}) (?:e|contra|x|com) (?:\\S+ ){0,2}(?:resto|outros|demais|restante)`),
    ([, name = '']) => ({ weekdays: [weekdayOf(name)] }),
  ],
];

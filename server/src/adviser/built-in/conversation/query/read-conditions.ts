import type { DayPart } from '../period/day-parts.ts';
import type { Period } from '../period/period.ts';
import { MONTH } from '../period/period-words.ts';
import { findPeriod } from '../period/read-period.ts';
import {
  type Companion,
  type Conditions,
  NO_CONDITIONS,
  type Split,
  WEEKEND,
  WORKING_DAYS,
} from './conditions.ts';

/** Conditions with the words that say them, the second place of each stretch exclusive. */
export interface FoundConditions {
  readonly conditions: Conditions;
  readonly stretches: readonly (readonly [from: number, until: number])[];
}

/** What was done, and what it was done with, by companion: 'bebi', 'álcool'. */
const doneWords: Readonly<Record<Companion, string>> = {
  alcohol: 'beb[ioe]|bebia|tomei (?:cerveja|vinho|alcool)|tomo (?:cerveja|vinho|alcool)',
  tobacco: 'fum(?:ei|o|ava)',
  caffeine: 'tom(?:ei|o|ava) (?:cafe|cafeina)',
  gaming: 'jog(?:uei|o|ava)',
  training:
    '(?:treinei|treino|treinava|malhei|malho|caminhei|caminho|me exercitei|me exercito|fiz (?:exercicios?|treino|caminhada|academia)|faco (?:exercicios?|treino|caminhada))',
};
const thingWords: Readonly<Record<Companion, string>> = {
  alcohol: 'alcool|bebida|bebida alcoolica|cerveja|beber',
  tobacco: 'cigarros?|fumar|tabaco',
  caffeine: 'cafe|cafeina|tomar cafe',
  gaming: 'jogos?|jogar|jogatina|videogame',
  training: 'treinos?|exercicios?|treinar|me exercitar|fazer exercicios?|academia|caminhada',
};

const companionOf = (said: string): Companion | undefined => {
  const companions = Object.keys(doneWords) as Companion[];
  return companions.find((each) => new RegExp(`^(?:${doneWords[each]}|${thingWords[each]})$`).test(said));
};

const DONE = Object.values(doneWords).join('|');
const THING = Object.values(thingWords).join('|');
const DAYS = '(?:n?[ao]s?|em|d[ao]s?|quando)? ?(?:dias?|noites?|vezes|vez)';

const partWords: readonly (readonly [pattern: string, part: DayPart])[] = [
  ['madrugada', 'small_hours'],
  ['manha', 'morning'],
  ['tarde', 'afternoon'],
  ['noite', 'evening'],
];
const PART = partWords.map(([pattern]) => pattern).join('|');
const partOf = (said = ''): DayPart => partWords.find(([pattern]) => said === pattern)?.[1] ?? 'morning';

const WEEKDAYS = ['segundas', 'tercas', 'quartas', 'quintas', 'sextas', 'sabados', 'domingos'] as const;
const WEEKDAY = 'segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?';

type Read = (match: RegExpExecArray, today: string) => Partial<Conditions> | null;

const splitBy = (split: Split): Partial<Conditions> => ({ split });
const companion = (said: string | undefined, isWith: boolean): Partial<Conditions> | null => {
  const of = companionOf(said ?? '');
  return of ? splitBy({ kind: 'companion', of, isWith }) : null;
};

const monthsOf = (names: readonly (string | undefined)[], today: string): readonly Period[] =>
  names.flatMap((name) => findPeriod(` em ${name} `, today)?.period ?? []);

/** What says a condition, in the order in which it is looked for; blanks around the folded text. */
const readers: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [/ (?:em )?(?:qual|que|quais)(?: e| foi)?(?: o)? dias? d[ae] semana /, () => splitBy({ kind: 'weekday' })],
  [/ (?:por|cada) dia da semana /, () => splitBy({ kind: 'weekday' })],
  [
    / (?:n?[ao]s|em|d[ao]s|todos? (?:os )?|de|aos)? ?(?:fins|finais) de semanas? | (?:todo|de|em) fim de semana /,
    () => ({ weekdays: WEEKEND }),
  ],
  [
    / (?:n?o|do|de) (?:fim|final) de semana (?:\S+ ){0,3}(?:maior|menor|mais|melhor|pior|diferente|x|vs|ou|que)(?: \S+){0,3} semana /,
    () => ({ weekdays: WEEKEND }),
  ],
  [
    / (?:n?os |em |de |durante os )?dias? (?:de semana|uteis) | de segunda(?: feira)? a sexta(?: feira)? /,
    () => ({ weekdays: WORKING_DAYS }),
  ],
  [
    new RegExp(
      ` (?:aos|nos|as|nas|tod[oa]s?(?: os| as)?|de|dos|das) (${WEEKDAY})(?: feiras?)?(?: (?:e|e as|e aos|e nas|e nos) (${WEEKDAY})(?: feiras?)?)? `,
    ),
    ([whole, first = '', second = '']) => {
      // 'De segunda' and 'da segunda' may be the last one: only what is said of all of them is a condition.
      const isOfAll = first.endsWith('s') || / tod[oa]/.test(whole);
      const days = [first, second]
        .filter(Boolean)
        .map((name) => WEEKDAYS.findIndex((day) => day.startsWith(name)));
      return isOfAll ? { weekdays: days.filter((day) => day >= 0) } : null;
    },
  ],
  [
    new RegExp(` ${DAYS} (?:em )?(?:que|q|qe|quando)(?: eu)? (nao )?(${DONE})(?: cedo| tarde| muito)? `),
    ([, not, said]) => companion(said, not === undefined),
  ],
  [
    new RegExp(` (?:quando|qdo|qnd|sempre que|toda vez que)(?: eu)? (nao )?(${DONE}) `),
    ([, not, said]) => companion(said, not === undefined),
  ],
  [
    new RegExp(` (?:n?[ao]s|em) (?:que|q)(?: eu)? (nao )?(${DONE}) `),
    ([, not, said]) => companion(said, not === undefined),
  ],
  [new RegExp(` ${DAYS} (com|sem|de) (${THING}) `), ([, how, said]) => companion(said, how !== 'sem')],
  [new RegExp(` depois de (${THING}) `), ([, said]) => companion(said, true)],
  [
    new RegExp(
      ` (?:de|da|a|pela|na) (${PART}) (?:ou|e|x|com|do que|que) (?:de |da |a |pela |na )?(${PART}) `,
    ),
    ([, one, other]) => splitBy({ kind: 'day_parts', parts: [partOf(one), partOf(other)] }),
  ],
  [
    new RegExp(
      ` (?:em |de |entre |mes de )*(${MONTH}) (?:com|e|x|ou|vs|para|pra|contra)(?: o)?(?: mes)?(?: de| em)? (${MONTH}) `,
    ),
    ([, one, other], today) => {
      const periods = monthsOf([one, other], today);
      return one !== other && periods.length === 2 ? splitBy({ kind: 'periods', periods }) : null;
    },
  ],
  [
    / (?:n?[ao]s|em) (?:dias?|noites?|manhas?|tardes?|semanas?) (?:em )?(?:que|q) (.{3,40}) $| (?:n?[ao]s|em) (?:dias?|noites?) (?:de|com|sem) (?!hoje|semana|_)\S+ /,
    () => ({ hasUnknown: true }),
  ],
];

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** What folded words say of conditions; null where they say none. `today` is the person's day. */
export const readConditions = (words: readonly string[], today: string): FoundConditions | null => {
  let conditions: Conditions = NO_CONDITIONS;
  const stretches: [number, number][] = [];
  let text = ` ${words.join(' ')} `;
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const found = match && read(match, today);
    if (!match || !found || (found.split && conditions.split)) continue;
    const from = countWords(text.slice(0, match.index));
    const until = from + countWords(match[0]);
    stretches.push([from, until]);
    conditions = { ...conditions, ...found };
    // What was read is not read again, and every word keeps its place.
    text = ` ${text
      .trim()
      .split(' ')
      .map((word, at) => (at >= from && at < until ? '_' : word))
      .join(' ')} `;
  }
  return stretches.length > 0 ? { conditions, stretches } : null;
};

import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { remember } from '../../text/remember.ts';
import { createMender, spellingOf } from '../../text/spelling.ts';
import { foldText, foldTyped, shorthand, wordsOf } from '../../text/tokenize.ts';
import { loadArticles } from '../articles/article.ts';
import { plainWords } from '../built-in/conversation/parsing/mend-words.ts';
import { foods } from '../food/food-table.ts';
import { createWordSearch } from '../guardrails/food/scan-text.ts';
import { allergenWords } from '../guardrails/food/word-lists.ts';
import { once } from '../load-knowledge.ts';
import { findMedicines } from '../medicines/find-medicines.ts';
import type { NamedMedicine } from '../medicines/name-index.ts';
import { topicTable, topicWords } from './warning-table.ts';

/** What a message names that a profile may have something to say about. */
export interface Mentions {
  /**
   * With slips mended, blanks around it; where words are shortened a second time, after a bar, with them written out.
   */
  readonly folded: string;
  readonly medicines: readonly NamedMedicine[];
  /** Terms of topics and of values ('topic:alcohol', 'value:fasting_95'), each with how it is called. */
  readonly topics: ReadonlyMap<string, string>;
  /** A phrase of `folded` as the person wrote it. */
  readonly asWritten: (phrase: string) => string;
}

/** Shorter words have too many neighbours. */
const MENDABLE_LETTERS = 5;
/** A longer message is a story: the rest is not read. */
const MAX_LENGTH = 1500;

/** Words that are right as they stand: those of our own texts. */
const knownWords = once((): ReadonlySet<string> => {
  const articles = loadArticles().flatMap(({ title, keywords, questions, sections }) => [
    ...[title, ...keywords, ...questions],
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ]);
  return new Set([
    ...spellingOf('warnings').ownWords,
    ...plainWords,
    ...[...articles, ...foods.map(({ name }) => name)].flatMap(wordsOf),
  ]);
});

const mender = once(() => {
  const ofAllergens = allergenWords().flatMap(({ names, places }) => [...names, ...places].flatMap(wordsOf));
  return createMender([...topicWords(), ...ofAllergens].filter(({ length }) => length >= MENDABLE_LETTERS));
});

/** A word of the tables that is one letter away; the first letter is seldom the wrong one ('houve', 'couve'). */
const mend = (word: string): string => {
  if (word.length < MENDABLE_LETTERS || knownWords().has(word)) return word;
  return mender()(word, (meant) => meant.charAt(0) === word.charAt(0)) ?? word;
};

const FASTING = new RegExp(
  ' (?:jejum|sem comer|antes de comer|acordei|acordar|acordando|levantei|levantar' +
    '|antes do cafe|logo cedo|cedinho|barriga vazia|estomago vazio|primeira do dia) ',
);
const MEAL =
  '(?:comer|comi|cafe|almoco|almocar|almocei|jantar|jantei|janta|ceia|cear|lanche' +
  '|lanchar|lanchei|merenda|merendar|refeicao|refeicoes|prandial|desjejum)';
const AFTER_MEAL = new RegExp(
  [
    ` (?:depois|dps|apos|pos|passad[ao]) (?:(?:d[aeo]s?|[ao]s?|que|q|eu|meu|minha) ){0,3}${MEAL} `,
    // 'Uma hora depois do açaí', but not of a walk.
    ' (?:horas?|h|hs|hr|hrs) (?:depois|dps|apos)(?! (?:d[aeo] ' +
      ')?(?:caminh|exerc|trein|corr|insulina|remedio|aplic|acord))',
    ` (?:comi|almocei|jantei|lanchei|merendei) (?:\\w+ ){0,8}(?:deu|medi|ta|tava|subiu|foi|glicose|horas?|h) `,
    ' pos ?prandial ',
  ].join('|'),
);
const TWO_HOURS = / (?:2|duas) ?h(?:oras?)? /;
/** What makes a number something else: weeks, weight, a time, an amount, a pressure. */
const OTHER_UNITS =
  'x|por|anos?|kg|quilos?|dias?|horas?|h|semanas?|mes(?:es)?|minutos?|min|vez(?:es)?|%|g|unidades?|ml|gotas?';
const VALUE = new RegExp(String.raw`(?<![\d/.,])(\d{2,3})(?![\d/]|[.,]\d|\s?(?:${OTHER_UNITS})\b)`, 'gi');
const MMOL = /(\d{1,2}(?:[.,]\d)?)\s?mmol/i;
/** What is aimed for in pregnancy (SBD): below 95 fasting, 140 an hour and 120 two hours after eating, mg/dL. */
const FASTING_FROM = 95;
const AFTER_ONE_HOUR_FROM = 140;
const AFTER_TWO_HOURS_FROM = 120;
const GLUCOSE = / (?:glicose|glicemia|acucar|dextro|hgt|sensor|ponta de dedo|deu) /;
const LOW_BELOW = 70;
/** What nobody means as a glucose. */
const LEAST_GLUCOSE = 30;
const MOST_GLUCOSE = 600;

const glucosesIn = (message: string): readonly number[] => {
  const [, mmol] = MMOL.exec(message) ?? [];
  if (mmol !== undefined) return [toMgDl(Number(mmol.replace(',', '.')), 'mmol/L')];
  return [...message.matchAll(VALUE)]
    .map(([, value]) => Number(value))
    .filter((value) => value >= LEAST_GLUCOSE && value <= MOST_GLUCOSE);
};

const valuesIn = (message: string, folded: string): readonly (readonly [string, string])[] => {
  const values = glucosesIn(message);
  const highest = Math.max(0, ...values);
  const isFasting = FASTING.test(folded);
  const afterMealFrom = TWO_HOURS.test(folded) ? AFTER_TWO_HOURS_FROM : AFTER_ONE_HOUR_FROM;
  return [
    ...(isFasting && highest >= FASTING_FROM ? [['value:fasting_95', 'jejum'] as const] : []),
    ...(AFTER_MEAL.test(folded) && !isFasting && highest >= afterMealFrom
      ? [['value:after_meal_140', 'depois de comer'] as const]
      : []),
    ...(GLUCOSE.test(folded) && values.some((value) => value < LOW_BELOW)
      ? [['value:below_70', 'glicose baixa'] as const]
      : []),
  ];
};

/** One search for each row of topics, which gives the word that named it as the table writes it. */
const topicSearches = once(() =>
  topicTable().map(({ topic, words, beside, harmless, unless, said }) => {
    const isNamed = createWordSearch({ words, harmless });
    const isBeside = beside.length === 0 ? () => true : createWordSearch({ words: beside });
    const asInTable = remember((named: string) =>
      words.find((word) => createWordSearch({ words: [word] })(` ${named} `) !== null),
    );
    return {
      term: `topic:${topic}`,
      find: (folded: string): string | undefined => {
        const named = isNamed(folded);
        if (named === null || isBeside(folded) === null) return undefined;
        return said ?? asInTable(named);
      },
      isMoot: (medicines: readonly NamedMedicine[]): boolean =>
        medicines.some(({ classes }) => unless.some((each) => classes.has(each))),
    };
  }),
);

/** 'Cervejim' and 'pudim' end alike: what a word may stand for is read beside it. */
const writeOut = (word: string): string => shorthand.get(word) ?? word.replace(/(?<=\w{3})im$/, 'inho');

/** The words as they stand, and after them all that people shorten ('q', 'oq', 'dps', 'cafezim') written out. */
const readTwice = (words: readonly string[]): string => {
  const once = ` ${words.join(' ')} `;
  const again = ` ${words.map(writeOut).join(' ')} `;
  return once === again ? once : `${once}|${again}`;
};

/** Reads a message as people type it. Linear in its length. */
export const parseMentions = (message: string): Mentions => {
  const text = message.slice(0, MAX_LENGTH);
  const written = text.match(/\p{N}+|\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
  const mended = written.map((word) => mend(foldText(foldTyped(word)).trim()));
  const folded = readTwice(mended);
  const medicines = findMedicines(foldTyped(text));
  return {
    folded,
    medicines,
    topics: new Map([
      ...topicSearches().flatMap(({ term, find, isMoot }) => {
        const found = isMoot(medicines) ? undefined : find(folded);
        return found === undefined ? [] : [[term, found] as const];
      }),
      ...valuesIn(text, folded),
    ]),
    asWritten: (phrase) => {
      const words = phrase.trim().split(' ');
      const from = mended.findIndex((_, at) => words.every((word, index) => mended[at + index] === word));
      const found = written.slice(from, from + words.length).join(' ');
      return from < 0 ? phrase.trim() : found.toLowerCase();
    },
  };
};

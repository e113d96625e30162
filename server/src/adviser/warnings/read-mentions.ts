import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { loadArticles } from '../articles/load-articles.ts';
import { plainWords } from '../built-in/conversation/reading/plain-words.ts';
import { foods } from '../food/food-table.ts';
import { foldText, wordsOf } from '../food/food-words.ts';
import { allergenWords } from '../guardrails/food/allergens.ts';
import { isOneEditApart } from '../guardrails/food/one-edit.ts';
import { createWordSearch } from '../guardrails/food/scan-text.ts';
import { findMedicines } from '../medicines/find-medicines.ts';
import type { NamedMedicine } from '../medicines/name-index.ts';
import { topicWords, warningTable } from './warning-table.ts';

/** What a message names that a profile may have something to say about. */
export interface Mentions {
  /** With slips mended, blanks around it. */
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
const readKnownWords = (): ReadonlySet<string> =>
  new Set([
    ...plainWords,
    ...loadArticles().flatMap(({ title, keywords, questions, sections }) =>
      wordsOf(
        [title, ...keywords, ...questions, ...sections.map(({ heading, text }) => `${heading} ${text}`)].join(
          ' ',
        ),
      ),
    ),
    ...foods.flatMap(({ name }) => wordsOf(name)),
  ]);

const readMendable = () =>
  Map.groupBy(
    [
      ...topicWords(),
      ...Object.values(allergenWords).flatMap(({ names, places }) => [...names, ...places].flatMap(wordsOf)),
    ].filter((word) => word.length >= MENDABLE_LETTERS),
    (word) => word.charAt(0),
  );

interface Vocabulary {
  readonly known: ReadonlySet<string>;
  readonly mendable: ReadonlyMap<string, readonly string[]>;
}
let vocabulary: Vocabulary | undefined;

/** A word of the tables that is one letter away; the first letter is seldom the wrong one ('houve', 'couve'). */
const mend = (word: string): string => {
  vocabulary ??= { known: readKnownWords(), mendable: readMendable() };
  if (word.length < MENDABLE_LETTERS || vocabulary.known.has(word)) return word;
  const near = vocabulary.mendable.get(word.charAt(0)) ?? [];
  return near.includes(word) ? word : (near.find((known) => isOneEditApart(known, word)) ?? word);
};

const FASTING = / (?:jejum|sem comer|acordei|acordar|antes do cafe) /;
const AFTER_MEAL =
  / (?:depois|apos|pos) (?:d[aeo] )?(?:comer|cafe|almoco|almocar|jantar|janta|lanche|refeicao|prandial) /;
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
/** What nobody means as a glucose. */
const LEAST_GLUCOSE = 50;
const MOST_GLUCOSE = 600;

const glucosesIn = (message: string): readonly number[] => {
  const [, mmol] = MMOL.exec(message) ?? [];
  if (mmol !== undefined) return [toMgDl(Number(mmol.replace(',', '.')), 'mmol/L')];
  return [...message.matchAll(VALUE)]
    .map(([, value]) => Number(value))
    .filter((value) => value >= LEAST_GLUCOSE && value <= MOST_GLUCOSE);
};

const valuesIn = (message: string, folded: string): readonly (readonly [string, string])[] => {
  const highest = Math.max(0, ...glucosesIn(message));
  const afterMealFrom = TWO_HOURS.test(folded) ? AFTER_TWO_HOURS_FROM : AFTER_ONE_HOUR_FROM;
  return [
    ...(FASTING.test(folded) && highest >= FASTING_FROM ? [['value:fasting_95', 'jejum'] as const] : []),
    ...(AFTER_MEAL.test(folded) && highest >= afterMealFrom
      ? [['value:after_meal_140', 'depois de comer'] as const]
      : []),
  ];
};

let searches: readonly (readonly [term: string, find: (folded: string) => string | null])[] | undefined;

/** Medicines for something, where none is named: 'remédio pra dor'. */
const UNNAMED: readonly string[] = ['topic:painkiller', 'topic:cold_remedy', 'topic:antibiotic'];

/** One search for each topic, which gives the word that named it as the table writes it. */
const readSearches = () =>
  warningTable().topics.map(({ name, words, beside, harmless }) => {
    const each = words.map((word) => ({ word, find: createWordSearch({ words: [word], harmless }) }));
    const any = createWordSearch({ words, harmless });
    const isBeside = beside.length === 0 ? () => true : createWordSearch({ words: beside });
    const find = (folded: string): string | null =>
      any(folded) === null || isBeside(folded) === null
        ? null
        : (each.find(({ find: one }) => one(folded) !== null)?.word ?? null);
    return [`topic:${name}`, find] as const;
  });

/** Reads a message as people type it. Linear in its length. */
export const readMentions = (message: string): Mentions => {
  searches ??= readSearches();
  const text = message.slice(0, MAX_LENGTH);
  const written = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const mended = written.map((word) => mend(foldText(word).trim()));
  const folded = ` ${mended.join(' ')} `;
  const medicines = findMedicines(text);
  const isNamed = medicines.length > 0;
  return {
    folded,
    medicines,
    topics: new Map([
      ...searches.flatMap(([term, find]) => {
        const found = isNamed && UNNAMED.includes(term) ? null : find(folded);
        return found === null ? [] : [[term, found] as const];
      }),
      ...valuesIn(text, folded),
    ]),
    asWritten: (phrase) => {
      const words = phrase.trim().split(' ');
      const from = mended.findIndex((_, at) => words.every((word, index) => mended[at + index] === word));
      return from < 0
        ? phrase.trim()
        : written
            .slice(from, from + words.length)
            .join(' ')
            .toLowerCase();
    },
  };
};

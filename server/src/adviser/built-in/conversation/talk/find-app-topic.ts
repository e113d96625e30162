import { z } from 'zod';
import { cellOf } from '../../../../text/load-rows.ts';
import { createPhraseSet } from '../../../../text/phrase-set.ts';
import { foldText } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { loadTable } from '../../../load-knowledge.ts';

/** Phrases of a group: 'unidade|mmol', or a word class of such ('@app_how'). */
const groupSchema = z
  .string()
  .transform((group) =>
    cellOf(group).flatMap((each) => (each.startsWith('@') ? [...wordsOfClass(each.slice(1))] : [each])),
  );

const rows = loadTable('app-topics.csv', {
  topic: z.string().min(1),
  /** Of every group a phrase must be in the question. */
  asked: z
    .string()
    .transform((asked) => asked.split(' & '))
    .pipe(z.array(groupSchema).min(1)),
  /** Empty where a row above says it. */
  answer: z.string(),
}).map((row) => ({ ...row, asked: row.asked.map((phrases) => phrases.map(foldText)) }));

/** Every word of the table's questions, folded. */
export const appWords: ReadonlySet<string> = new Set(
  rows.flatMap(({ asked }) => asked.flat().flatMap((phrase) => phrase.trim().split(' '))),
);

/** Where to find things, by the names that stand on the screens: what is said of each topic. */
export const appAnswers: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ topic, answer }) => (answer === '' ? [] : [[topic, answer]])),
);

const phrasesIn = createPhraseSet(rows.flatMap(({ asked }) => asked.flat()));

/** What a folded question (blanks around it) asks about using the app, the first that fits; null where it does not. */
export const findAppTopic = (folded: string): string | null => {
  const said = phrasesIn(folded);
  return rows.find(({ asked }) => asked.every((phrases) => phrases.some((each) => said.has(each))))?.topic ?? null;
};

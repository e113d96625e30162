import { z } from 'zod';
import { createPhraseSet } from '../../../../text/phrase-set.ts';
import { foldText, foldTyped, wordsOf } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { cellsSchema, isYesSchema, loadTable } from '../../../load-knowledge.ts';
import type { ParsedQuestion } from '../parsing/parse-question.ts';

const rows = loadTable('small-talk.csv', {
  topic: z.string().min(1),
  /** Heard before any question in the same message. */
  first: isYesSchema,
  /** Only where hardly anything else is said: 'ajuda' is a call for help, 'banana ajuda a dormir?' is not. */
  whole: isYesSchema,
  /** Only in messages of at most so many words. */
  most_words: z.string().transform((most) => (most === '' ? Number.POSITIVE_INFINITY : Number(most))),
  phrases: cellsSchema,
  answer: z.string().min(1),
}).map((row) => ({ ...row, phrases: row.phrases.map(foldText) }));

const phrasesIn = createPhraseSet(rows.flatMap(({ phrases }) => phrases));

/** What Vida answers beside questions: warm, short, and never as a person or a doctor. */
export const talkAnswers: ReadonlyMap<string, string> = new Map(rows.map(({ topic, answer }) => [topic, answer]));

const foreign = wordsOfClass('foreign');
const portuguese = wordsOfClass('portuguese');
/** So many words that only other languages have, and more than Portuguese ones. */
const MIN_FOREIGN = 2;

/** Whether a text is plainly in another language. */
const isForeign = (text: string): boolean => {
  if (/[¿¡]/.test(text)) return true;
  if (/[\u0400-\u04ff\u0590-\u06ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{2}/u.test(text)) return true;
  const words = wordsOf(text);
  const foreignCount = words.filter((word) => foreign.has(word)).length;
  return foreignCount >= MIN_FOREIGN && foreignCount > words.filter((word) => portuguese.has(word)).length;
};

/** A name beside a greeting: 'oi, Marina'. */
const OTHER_WORDS = 1;

const HAS_LETTERS = /\p{L}{2}/u;
/** No vowel in a long word, one letter again and again, keys in a row. */
const noWord = /^[^aeiouy]{5,}$|^(.)\1{3,}$|asdf|qwert|zxcv|hjkl|^(.{1,3})\2{2,}$/;

const isNonsense = (message: string, { slots, wordCount }: ParsedQuestion): boolean => {
  if (slots.subject !== null || slots.figure !== null || slots.period !== null) return false;
  if (!HAS_LETTERS.test(message)) return true;
  const words = wordsOf(message);
  return wordCount === 0 || (wordCount <= 3 && words.every((word) => noWord.test(word)));
};

/** What a message says beside questions; `goesFirst` also where it holds one. Null for none. */
export const findTalk = (
  message: string,
  read: ParsedQuestion,
): { readonly topic: string; readonly goesFirst: boolean } | null => {
  const said = phrasesIn(foldText(foldTyped(message)));
  const row = rows.find(({ phrases, most_words, whole }) => {
    const phrase = read.wordCount > most_words ? undefined : phrases.find((each) => said.has(each));
    if (phrase === undefined || !whole) return phrase !== undefined;
    const others = read.unknownWords.filter((word) => !phrase.includes(` ${word} `));
    return read.slots.subject === null && others.length <= OTHER_WORDS;
  });
  if (row?.first) return { topic: row.topic, goesFirst: true };
  // 'Meu' and 'minha' are of no other language here: 'me diga a média do meu sono'.
  if (isForeign(message) && !/\b(?:meus?|minhas?)\b/iu.test(message)) return { topic: 'foreign', goesFirst: true };
  if (isNonsense(message, read)) return { topic: 'nonsense', goesFirst: true };
  return row ? { topic: row.topic, goesFirst: false } : null;
};

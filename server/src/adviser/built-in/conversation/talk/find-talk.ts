import { foldText, wordsOf } from '../../../food/food-words.ts';
import type { ReadQuestion } from '../reading/read-question.ts';
import { isForeign } from './is-foreign.ts';
import { type TalkTopic, talkRules } from './talk-rules.ts';

/** A name beside a greeting: 'oi, Marina'. */
const OTHER_WORDS = 1;

const HAS_LETTERS = /\p{L}{2}/u;
/** No vowel in a long word, one letter again and again, keys in a row. */
const noWord = /^[^aeiouy]{5,}$|^(.)\1{3,}$|asdf|qwert|zxcv|hjkl|^(.{1,3})\2{2,}$/;

const isNonsense = (message: string, { slots, wordCount }: ReadQuestion): boolean => {
  if (slots.subject !== null || slots.figure !== null || slots.period !== null) return false;
  if (!HAS_LETTERS.test(message)) return true;
  const words = wordsOf(message);
  return wordCount === 0 || (wordCount <= 3 && words.every((word) => noWord.test(word)));
};

/** What a message says beside questions; `goesFirst` also where it holds one. Null for none. */
export const findTalk = (
  message: string,
  read: ReadQuestion,
): { readonly topic: TalkTopic; readonly goesFirst: boolean } | null => {
  const folded = foldText(message.replace(/(\p{L})\1{2,}/giu, '$1'));
  const rule = talkRules.find(({ phrases, maxWords, isWhole }) => {
    if (read.wordCount > (maxWords ?? Number.POSITIVE_INFINITY)) return false;
    const phrase = phrases.find((each) => folded.includes(each));
    if (phrase === undefined || !isWhole) return phrase !== undefined;
    const others = read.unknownWords.filter((word) => !phrase.includes(` ${word} `));
    return read.slots.subject === null && others.length <= OTHER_WORDS;
  });
  if (rule?.goesFirst) return { topic: rule.topic, goesFirst: true };
  if (isForeign(message)) return { topic: 'foreign', goesFirst: true };
  if (isNonsense(message, read)) return { topic: 'nonsense', goesFirst: true };
  return rule ? { topic: rule.topic, goesFirst: false } : null;
};

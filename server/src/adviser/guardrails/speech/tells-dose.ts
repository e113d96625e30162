import { lineOf } from '../../../text/line.ts';
import { markSentence } from './mark-sentence.ts';
import { splitSentences } from './sentence-reader.ts';
import { createSpeechCheck } from './speech-check.ts';
import { speechTables } from './speech-tables.ts';

/** Sentences that one check reads: it remembers the medicine of those before, and measures the length of an answer. */
const SENTENCES_AT_ONCE = 4;
const OVERLAP = 2;
/** Longest part of a sentence that one check reads, characters: four fit into its length. */
const MAX_PART = 350;

const isQuestion = (sentence: string): boolean => sentence.trimEnd().endsWith('?');

const isTalk = (sentence: string): boolean => {
  const { asking, ownUse, proposing, telling } = speechTables().members;
  const folded = lineOf(sentence);
  if (!isQuestion(sentence)) return ownUse.test(folded) && !telling.test(folded);
  return asking.test(folded) || !(telling.test(folded) || proposing.test(folded));
};

const partsOf = (text: string): readonly string[] =>
  splitSentences(text).flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.length / MAX_PART) }, (_, index) =>
      sentence.slice(index * MAX_PART, (index + 1) * MAX_PART),
    ),
  );

/**
 * Whether a text of any length, written by a member, tells somebody to change a medicine or its dose. The rules are
 * those for an adviser's words, but members may say what they take themselves and ask. A false alarm costs a note.
 */
export const tellsDose = (text: string): boolean => {
  const read = partsOf(text);
  if (read.some((part) => speechTables().members.whyNot.test(markSentence(part)))) return true;
  const parts = read.filter((part) => !isTalk(part));
  for (let start = 0; start < parts.length; start += SENTENCES_AT_ONCE - OVERLAP) {
    // What was learnt is how advisers speak: members report what they did in the same words.
    const { check } = createSpeechCheck({ asksLikeness: false });
    const found = parts.slice(start, start + SENTENCES_AT_ONCE).flatMap(check);
    if (found.includes('dose') || found.includes('medicine_change')) return true;
  }
  return false;
};

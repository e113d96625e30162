import { splitSentences } from './sentence-reader.ts';
import { createSpeechCheck } from './speech-check.ts';

/** Sentences that one check reads: it remembers the medicine of those before, and measures the length of an answer. */
const SENTENCES_AT_ONCE = 4;
const OVERLAP = 2;
/** Longest part of a sentence that one check reads, characters; two fit into its length. */
const MAX_PART = 350;

const partsOf = (text: string): readonly string[] =>
  splitSentences(text).flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.length / MAX_PART) }, (_, index) =>
      sentence.slice(index * MAX_PART, (index + 1) * MAX_PART),
    ),
  );

/**
 * Whether a text of any length, written by a member, tells somebody to change a medicine or its dose. Reads the same
 * rules as the check of an adviser's words.
 */
export const tellsDose = (text: string): boolean => {
  const parts = partsOf(text);
  for (let start = 0; start < parts.length; start += SENTENCES_AT_ONCE - OVERLAP) {
    const { check } = createSpeechCheck();
    const found = parts.slice(start, start + SENTENCES_AT_ONCE).flatMap(check);
    if (found.includes('dose') || found.includes('medicine_change')) return true;
  }
  return false;
};

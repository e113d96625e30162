import { foldTyped } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import type { FoundCue } from './scan-words.ts';
import { READ, type Subject } from './slots.ts';

/** Words that say how somebody feels or talks, and nothing of what is asked for. */
const asides = wordsOfClass('aside');

const SHORTEST_READ = 4;
const MOST_NAMED = 3;

/**
 * Words that nothing was made of, between the first and the last of those that were read: what stands around a
 * question is talk, what stands in it may change what it asks for. `words` are folded; at most three.
 */
export const findUnread = (words: readonly string[], unknown: readonly string[]): readonly string[] => {
  const isRead = (word: string): boolean => word.length >= SHORTEST_READ && !unknown.includes(word);
  const [first, last] = [words.findIndex(isRead), words.findLastIndex(isRead)];
  const inside = words.filter((word, at) => at > first && at < last && unknown.includes(word) && !asides.has(word));
  return [...new Set(inside)].slice(0, MOST_NAMED);
};

/** Folded words as they stand in the message, as far as they are found there. */
export const asTyped = (folded: readonly string[], message: string): readonly string[] => {
  const typed = message.match(/[\p{L}\p{N}]+/gu) ?? [];
  return folded.map((word) => typed.find((each) => foldTyped(each).trim() === word) ?? word);
};

/** What is often named only as a time or a place. */
const namedInPassing: readonly Subject[] = ['meals', 'appointments', 'profile', 'everything', 'diastolic'];

/** Of records that are named beside those that are asked for, and that nothing is told of, the words. */
export const wordsOfOthers = (
  cues: readonly FoundCue[],
  told: readonly (Subject | null)[],
  words: readonly string[],
): readonly string[] =>
  cues.flatMap(({ subject, from, until }) => {
    const isOther = subject !== null && !told.includes(subject) && !namedInPassing.includes(subject);
    return isOther && told[0] !== null
      ? words.slice(until - 1, until).filter((word) => from < until && word !== READ)
      : [];
  });

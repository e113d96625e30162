import { setImmediate } from 'node:timers/promises';
import { isLetter } from './letters.ts';

/** A letter of the 26 that nothing foretells, as a power of ten. */
const RANDOM_LETTER = Math.log10(26);
/** How much is to be known of two letters before what follows them counts more than chance. */
const SMOOTHING = 20;
/** Words taken in between two turns of the event loop: some milliseconds. */
const AT_ONCE = 4_000;

/**
 * What a letter costs behind the two before it, learnt from known words: 'nho' after 'zi' is expected, 'x' after 'qk'
 * is not. So a word that no list has is still cheaper than letters drawn by lot.
 */
export const learnLetters = async (words: Iterable<string>): Promise<(before: string, letter: string) => number> => {
  const followers = new Map<string, number>();
  const totals = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  let taken = 0;
  for (const word of words) {
    taken += 1;
    if (taken % AT_ONCE === 0) await setImmediate();
    if (!/^[a-z]{4,}$/.test(word)) continue;
    const text = `^^${word}`;
    for (let at = 2; at < text.length; at += 1) {
      count(followers, text.slice(at - 2, at + 1));
      count(totals, text.slice(at - 2, at));
    }
  }
  return (before, letter) => {
    if (!isLetter(letter)) return RANDOM_LETTER;
    const context = before.replace(/[^a-z]/g, '^').padStart(2, '^');
    const seen = followers.get(context + letter) ?? 0;
    const share = (seen + SMOOTHING / 26) / ((totals.get(context) ?? 0) + SMOOTHING);
    return Math.min(-Math.log10(share), RANDOM_LETTER * 1.5);
  };
};

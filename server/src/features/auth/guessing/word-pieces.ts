import type { KnownWords } from './known-words.ts';
import { readStandIns } from './letters.ts';
import type { Piece } from './piece.ts';

const LONGEST_WORD = 24;
const STAND_IN_COST = 0.3;
const REVERSED_COST = 0.4;
const PERSONAL_COST = 0.3;
/** A word that sounds like one, but that no list has: among the next sixty thousand. */
const UNLISTED_COST = 4.8;
const LONGEST_UNLISTED = 12;
/** The mean power of ten of its letters below which a word can be spoken. */
const SPOKEN_BELOW = 1.2;

const reverse = (text: string): string => [...text].toReversed().join('');

/** Every part of a folded text that is a known word, or one of the person's own (`personal`), read in every way. */
export const findWords = (text: string, { words }: KnownWords, personal: ReadonlySet<string>): Piece[] => {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; from += 1)
    for (let to = from + 2; to <= Math.min(text.length, from + LONGEST_WORD); to += 1) {
      const part = text.slice(from, to);
      const take = (word: string, extra: number): void => {
        const known = words.get(word);
        if (personal.has(word)) pieces.push({ from, to, cost: PERSONAL_COST + extra, kind: 'personal' });
        if (known !== undefined) pieces.push({ from, to, cost: known + extra, kind: 'word' });
      };
      take(part, 0);
      if (part.length > 3) take(reverse(part), REVERSED_COST);
      for (const word of readStandIns(part)) take(word, STAND_IN_COST);
    }
  return pieces;
};

/** Whole runs of letters that could be a name or a word that no list has. */
export const findUnlisted = (text: string, { letterCost }: KnownWords): Piece[] => {
  const pieces: Piece[] = [];
  const runs = [...text.matchAll(/[a-z]{4,}/g), ...text.matchAll(/[a-z@$01345]{4,}/g)];
  for (const { 0: run, index } of runs) {
    const readings = [run, ...readStandIns(run)].filter((reading) => /^[a-z]+$/.test(reading));
    const spoken = readings.some((reading) => {
      const costs = [...reading].map((letter, at) =>
        letterCost(reading.slice(Math.max(0, at - 2), at), letter),
      );
      return costs.reduce((sum, cost) => sum + cost, 0) / reading.length < SPOKEN_BELOW;
    });
    if (run.length <= LONGEST_UNLISTED && spoken)
      pieces.push({ from: index, to: index + run.length, cost: UNLISTED_COST, kind: 'word' });
  }
  return pieces;
};

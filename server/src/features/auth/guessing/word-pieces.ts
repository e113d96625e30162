import type { KnownWords } from './known-words.ts';
import { readStandIns } from './letters.ts';
import type { Piece } from './piece.ts';

const LONGEST_WORD = 24;
const STAND_IN_COST = 0.3;
const REVERSED_COST = 0.4;
const PERSONAL_COST = 0.3;
/** Some twenty words that join others: 'sol e lua'. */
const JOINER_COST = 0.6;
const LONGEST_JOINER = 5;
const SHORTEST_JOINED = 3;
/** A word that sounds like one, but that no list has: among the next sixty thousand. */
const UNLISTED_COST = 4.8;
const LONGEST_UNLISTED = 13;
/** The mean power of ten of its letters below which a word can be spoken. */
const SPOKEN_BELOW = 1.3;
/** Of so many letters even drawn ones come near that mean more seldom than words do. */
const LONG_WORD = 10;
const LONG_SPOKEN_BELOW = 1.18;

/** Letters in one run with at most digits and signs behind are somebody's word, be it spoken or not: a name, slang. */
const LONE = /^([a-z]{3,10})[^a-z]*$/i;
const USUAL_CAPITALS = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;
const LONE_COST = 7;
const LONGEST_WITH_LONE = 10;

const reverse = (text: string): string => [...text].toReversed().join('');

/** Words that join two others, right behind the one and right before the other. */
const findJoiners = (text: string, joiners: ReadonlySet<string>, words: readonly Piece[]): Piece[] => {
  const joined = words.filter(({ from, to }) => to - from >= SHORTEST_JOINED);
  const ends = new Set(joined.map(({ to }) => to));
  const begins = new Set(joined.map(({ from }) => from));
  return [...ends].flatMap((from) =>
    Array.from({ length: LONGEST_JOINER }, (_, index) => from + index + 1)
      .filter((to) => begins.has(to) && joiners.has(text.slice(from, to)))
      .map((to): Piece => ({ from, to, cost: JOINER_COST, kind: 'word' })),
  );
};

/** Every part of a folded text that is a known word, or one of the person's own (`personal`), read in every way. */
export const findWords = (text: string, { words, joiners }: KnownWords, personal: ReadonlySet<string>): Piece[] => {
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
  return [...pieces, ...findJoiners(text, joiners, pieces)];
};

/** Whether letters follow each other as in words. */
const isSpoken = (word: string, below: number, { letterCost }: KnownWords): boolean => {
  const costs = [...word].map((letter, at) => letterCost(word.slice(Math.max(0, at - 2), at), letter));
  return costs.reduce((sum, cost) => sum + cost, 0) < below * word.length;
};

/** Whole runs of letters that could be a name or a word that no list has, and the same with signs for letters. */
export const findUnlisted = (text: string, known: KnownWords): Piece[] => {
  const pieces: Piece[] = [];
  const take = (run: string, from: number, cost: number): void => {
    if (run.length <= LONGEST_UNLISTED) pieces.push({ from, to: from + run.length, cost, kind: 'word' });
  };
  for (const { 0: run, index } of text.matchAll(/[a-z]{4,}/g))
    if (isSpoken(run, run.length < LONG_WORD ? SPOKEN_BELOW : LONG_SPOKEN_BELOW, known))
      take(run, index, UNLISTED_COST);
  for (const { 0: run, index } of text.matchAll(/[a-z@$013]{4,}/g)) {
    const readings = readStandIns(run).filter((reading) => /^[a-z]+$/.test(reading));
    const signs = run.replace(/[a-z]/g, '').length;
    if (readings.some((reading) => isSpoken(reading, LONG_SPOKEN_BELOW, known)))
      take(run, index, UNLISTED_COST + signs * STAND_IN_COST);
  }
  return pieces;
};

/** The run of letters that a short password begins with, when no other follows. */
export const findLone = (password: string): Piece[] => {
  const run = password.length <= LONGEST_WITH_LONE ? LONE.exec(password)?.[1] : undefined;
  return run && USUAL_CAPITALS.test(run) ? [{ from: 0, to: run.length, cost: LONE_COST, kind: 'word' }] : [];
};

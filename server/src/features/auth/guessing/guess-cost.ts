import { fold } from '@vida/contract/core/fold.ts';
import type { KnownWords } from './known-words.ts';
import { isDigit, isLetter } from './letters.ts';
import { findNumbers, findPlates, findWrittenDates } from './number-patterns.ts';
import type { Piece } from './piece.ts';
import { findRuns } from './runs.ts';
import { findLone, findUnlisted, findWords } from './word-pieces.ts';

/** Each further piece could stand elsewhere, or be left out. */
const JOIN_COST = 0.3;
const CAPITAL_COST = 0.3;
const ODD_CAPITAL_COST = 0.6;
/** A character again, and a part again. */
const AGAIN_COST = 0.3;
const LEAST_REPEAT = 3;
/**
 * Longer texts are taken in parts, since the work grows with the square of the length and more. Folding may make
 * several letters of one ('ﷺ' is eighteen).
 */
const LONGEST_PART = 40;
/** What is known to be enough is not looked at further. */
const PLENTY = 16;
const DIGIT_COST = 1;
const SPACE_COST = 0.7;
/** Between two names. */
const AND_COST = 0.4;
/** The ten signs that people put into passwords, and the rest of them. */
const USUAL_SIGN_COST = 0.8;
const SIGN_COST = 1.5;
const usualSigns = new Set('!@#$%&*._-+?');

const costOfCharacter = (text: string, at: number, known: KnownWords): number => {
  const character = text[at] ?? '';
  if (character === text[at - 1]) return AGAIN_COST;
  if (isDigit(character)) return DIGIT_COST;
  if (isLetter(character)) return known.letterCost(text.slice(Math.max(0, at - 2), at), character);
  if (character === ' ') return SPACE_COST;
  if (character === '&') return AND_COST;
  return usualSigns.has(character) ? USUAL_SIGN_COST : SIGN_COST;
};

/** The length of the text that this one is again and again; its own when it is none. */
const periodOf = (text: string): number => `${text}${text}`.indexOf(text, 1);

/** Parts that stand again right behind themselves: what costs is the part, once. */
const findRepeats = (text: string, costOf: (from: number, to: number) => number): Piece[] => {
  const pieces: Piece[] = [];
  for (let size = 1; size * 2 <= text.length; size += 1)
    for (let from = 0; from + size * 2 <= text.length; from += 1) {
      const part = text.slice(from, from + size);
      // What began earlier, or is made of something shorter, is found there.
      if (!text.startsWith(part, from + size) || (from > 0 && text[from - 1] === text[from - 1 + size])) continue;
      if (periodOf(part) < part.length) continue;
      const cost = (size === 1 ? DIGIT_COST : costOf(from, from + size)) + AGAIN_COST;
      for (let to = from + size * 2; text.startsWith(part, to - size); to += size)
        if (to - from >= LEAST_REPEAT) pieces.push({ from, to, cost, kind: 'repeat' });
    }
  return pieces;
};

/** Letters or digits at the end that the text began with: 'hgt4521hgt', '2015maria2015'. */
const findReturns = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  for (let size = LEAST_REPEAT; size * 2 < text.length; size += 1)
    if (text.endsWith(text.slice(0, size)))
      pieces.push({ from: text.length - size, to: text.length, cost: AGAIN_COST, kind: 'repeat' });
  return pieces;
};

const findDigitRuns = (text: string): Piece[] =>
  [...text.matchAll(/\d{3,}/g)].flatMap(({ 0: run, index }) => findNumbers(run, index));

/** Capitals that are no more than the first of the letters, or all of them, are what everybody does. */
const costOfCapitals = (text: string, capitals: readonly boolean[], { from, to }: Piece): number => {
  const inside = capitals.slice(from, to).filter((_, at) => isLetter(text[from + at] ?? ''));
  const count = inside.filter(Boolean).length;
  if (count === 0) return 0;
  const isUsual = count === inside.length || (count === 1 && inside[0] === true);
  return isUsual ? CAPITAL_COST : count * ODD_CAPITAL_COST;
};

export interface Estimate {
  /** The power of ten of the guesses that somebody needs who knows people's habits. */
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

/** The cheapest way to put the text together of these pieces and single characters. */
const assemble = (length: number, pieces: readonly Piece[], single: (at: number) => number): Estimate => {
  const byEnd = Map.groupBy(pieces, ({ to }) => to);
  const best: { cost: number; last: Piece | null }[] = [{ cost: 0, last: null }];
  for (let to = 1; to <= length; to += 1) {
    const alone: Piece = { from: to - 1, to, cost: single(to - 1), kind: 'random' };
    let cheapest = { cost: (best[to - 1]?.cost ?? 0) + alone.cost, last: alone };
    for (const piece of byEnd.get(to) ?? []) {
      const cost = (best[piece.from]?.cost ?? 0) + piece.cost + (piece.from > 0 ? JOIN_COST : 0);
      if (cost < cheapest.cost) cheapest = { cost, last: piece };
    }
    best.push(cheapest);
  }
  const chosen: Piece[] = [];
  for (let at = length; at > 0; ) {
    const piece = best[at]?.last;
    if (!piece) break;
    chosen.unshift(piece);
    at = piece.from;
  }
  return { cost: best[length]?.cost ?? 0, pieces: chosen };
};

const estimatePart = (password: string, known: KnownWords, personal: ReadonlySet<string>): Estimate => {
  const characters = [...password.normalize('NFKC')];
  const text = fold(password).slice(0, LONGEST_PART);
  // Folding may change the length ('ß', ligatures): capitals are then of no account.
  const capitals =
    characters.length === text.length
      ? characters.map((character) => character !== character.toLowerCase())
      : new Array<boolean>(text.length).fill(false);
  const withCapitals = (piece: Piece): Piece => ({
    ...piece,
    cost: piece.cost + costOfCapitals(text, capitals, piece),
  });
  const single = (at: number): number =>
    costOfCharacter(text, at, known) + (capitals[at] === true ? ODD_CAPITAL_COST : 0);
  const plain = [
    ...findWords(text, known, personal),
    ...findUnlisted(text, known),
    ...findLone(password),
    ...findRuns(text),
    ...findDigitRuns(text),
    ...findWrittenDates(text),
    ...findPlates(text),
  ].map(withCapitals);
  const costOf = (from: number, to: number): number =>
    assemble(
      to - from,
      plain
        .filter((piece) => piece.from >= from && piece.to <= to)
        .map((piece) => ({ ...piece, from: piece.from - from, to: piece.to - from })),
      (at) => single(from + at),
    ).cost;
  return assemble(text.length, [...plain, ...findRepeats(text, costOf), ...findReturns(text)], single);
};

/**
 * How many guesses a password takes from somebody who tries known words, names, dates, keys in a row, repeats and what
 * is known of the person first (after D. Wheeler's zxcvbn, USENIX Security 2016), as a power of ten. `personal` are
 * folded words. Takes a millisecond, ten for the worst of 128 characters.
 */
export const estimateGuesses = (password: string, known: KnownWords, personal: ReadonlySet<string>): Estimate => {
  // What is said more than three times is known after the third.
  const text = password.slice(0, Math.max(LEAST_REPEAT * periodOf(password), LONGEST_PART));
  const pieces: Piece[] = [];
  let cost = 0;
  for (let from = 0; from < text.length && cost < PLENTY; from += LONGEST_PART) {
    const part = estimatePart(text.slice(from, from + LONGEST_PART), known, personal);
    cost += part.cost;
    pieces.push(...part.pieces.map((piece) => ({ ...piece, from: piece.from + from, to: piece.to + from })));
  }
  return { cost, pieces };
};

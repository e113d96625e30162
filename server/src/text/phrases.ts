import { deniesWhatFollows } from './negation.ts';
import type { PatternPart } from './pattern.ts';
import { remember } from './remember.ts';
import type { Spelling } from './spelling.ts';
import type { Word } from './tokenize.ts';

/** A word together with what it stands for in the tables. */
export interface KnownWord extends Word {
  readonly lexemes: readonly string[];
  /** The place after the last word of its clause. */
  readonly clauseEnd: number;
  /** Denies what follows: no gap of a pattern reaches over it. */
  readonly denies: boolean;
}

/** Words `from` to `until` (exclusive) of the text say `name`. */
export interface Finding {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

/** A pattern that says `name`; `isOfShort`: looked for in texts of at most ten words only. */
export interface Phrase {
  readonly name: string;
  readonly parts: readonly PatternPart[];
  readonly isOfShort?: boolean;
}

/** Longer texts are not looked through for what only a short one can say, words. */
const LONGEST_SHORT = 10;
/** A pattern reaches no further than this from its first word: the places reached are the bits of one number. */
const LONGEST_SPAN = 30;

/** Every word that the patterns name. */
export const lexemesOf = (phrases: readonly Phrase[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(({ parts }) => parts.flatMap((part) => ('lexemes' in part ? [...part.lexemes] : []))));

/** A loop without closures: this is asked very often. */
const hasAny = (word: KnownWord | undefined, lexemes: ReadonlySet<string>): boolean => {
  if (word === undefined) return false;
  for (const lexeme of word.lexemes) if (lexemes.has(lexeme)) return true;
  return false;
};

/** The places, as bits from `start`, that one part of a pattern can reach from `place`. */
const placesAfter = (
  words: readonly KnownWord[],
  part: PatternPart,
  start: number,
  place: number,
  limit: number,
): number => {
  const here = 1 << (place - start);
  if (part.is === 'gap') {
    const last = Math.min(limit, place + part.most, start + LONGEST_SPAN);
    let reached = 0;
    for (let at = place; at <= last; at += 1) {
      reached |= 1 << (at - start);
      if (words[at]?.denies === true) break;
    }
    return reached;
  }
  if (part.is === 'start') return place === 0 || words[place - 1]?.clause !== words[start]?.clause ? here : 0;
  if (part.is === 'end') return place === limit ? here : 0;
  if (part.is === 'not') return place === limit || !hasAny(words[place], part.lexemes) ? here : 0;
  const skipped = part.isOptional || (part.orEnd && place === limit) ? here : 0;
  const isNext = place < limit && place - start < LONGEST_SPAN && hasAny(words[place], part.lexemes);
  return isNext ? skipped | (here << 1) : skipped;
};

/** Walks the places that the pattern can have reached, all at once: time is bounded by parts times gaps. */
const matchAt = (words: readonly KnownWord[], { parts }: Phrase, start: number): number | null => {
  const limit = words[start]?.clauseEnd ?? start;
  let places = 1;
  for (const part of parts) {
    let next = 0;
    for (let offset = 0; places >>> offset !== 0; offset += 1)
      if (((places >>> offset) & 1) === 1) next |= placesAfter(words, part, start, start + offset, limit);
    if (next === 0) return null;
    places = next;
  }
  const lowest = places & -places;
  return start + 31 - Math.clz32(lowest);
};

const firstLexemes = ({ name, parts }: Phrase): ReadonlySet<string> => {
  const first = parts.find((part) => part.is !== 'start');
  if (first?.is !== 'word' || first.isOptional) throw new Error(`A pattern of ${name} begins with no word`);
  return first.lexemes;
};

/** Words as a table of phrases knows them: mended, with what they stand for. */
export const knowWords = (words: readonly Word[], spelling: Spelling): readonly KnownWord[] => {
  const corrected = words.map((word) => ({ ...word, text: spelling.correct(word.text) }));
  const clauseEnds = new Map(corrected.map(({ clause }, at) => [clause, at + 1]));
  return corrected.map((word, at) => ({
    ...word,
    clauseEnd: clauseEnds.get(word.clause) ?? at + 1,
    lexemes: spelling.lookUp(word.text),
    denies: deniesWhatFollows(corrected, at),
  }));
};

/**
 * Finds phrases in words: all findings, in the order of the text; of each phrase and start the shortest.
 * Linear in the words.
 */
export const createFinder = (
  phrases: readonly Phrase[],
  spelling: Spelling,
): ((words: readonly KnownWord[]) => readonly Finding[]) => {
  const byFirst = Map.groupBy(
    phrases.flatMap((phrase) => [...firstLexemes(phrase)].map((lexeme) => [lexeme, phrase] as const)),
    ([lexeme]) => lexeme,
  );
  const candidatesOf = remember((word): readonly Phrase[] => [
    ...new Set(spelling.lookUp(word).flatMap((lexeme) => (byFirst.get(lexeme) ?? []).map(([, phrase]) => phrase))),
  ]);
  return (words) => {
    const found: Finding[] = [];
    const isShort = words.length <= LONGEST_SHORT;
    for (const [from, { text }] of words.entries())
      for (const phrase of candidatesOf(text)) {
        const until = isShort || !phrase.isOfShort ? matchAt(words, phrase, from) : null;
        if (until !== null) found.push({ name: phrase.name, from, until });
      }
    return found;
  };
};

/** What a stretch of words says, the second place exclusive. */
export interface Said<Says> {
  readonly says: Says;
  readonly from: number;
  readonly until: number;
}

/**
 * What stretches of `count` words say, from left to right: at each word the longest that `read` knows, of at most
 * `longestAt` words, none inside another.
 */
export const scanStretches = <Says>(
  count: number,
  longestAt: (from: number) => number,
  read: (from: number, until: number) => Says | undefined,
): readonly Said<Says>[] => {
  const found: Said<Says>[] = [];
  for (let from = 0; from < count; ) {
    let until = Math.min(count, from + longestAt(from));
    let says = read(from, until);
    while (says === undefined && until > from + 1) {
      until -= 1;
      says = read(from, until);
    }
    if (says !== undefined) found.push({ says, from, until });
    from = until;
  }
  return found;
};

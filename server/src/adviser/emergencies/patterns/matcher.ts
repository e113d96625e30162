import { deniesWhatFollows } from '../reading/negators.ts';
import type { Word } from '../reading/read-words.ts';
import { remember } from '../reading/remember.ts';
import { createVocabulary } from '../reading/vocabulary.ts';
import { type PatternPart, readPattern } from './pattern.ts';

/** A word together with what it stands for in the tables. */
export interface KnownWord extends Word {
  readonly lexemes: readonly string[];
  /** The place after the last word of its clause. */
  readonly clauseEnd: number;
  /** Denies what follows: no gap of a pattern reaches over it. */
  readonly denies: boolean;
}

/** Words `from` to `until` (exclusive) of the text say `name`. */
export interface Finding<Name extends string> {
  readonly name: Name;
  readonly from: number;
  readonly until: number;
}

/** Patterns (see `readPattern`) for each name. */
export type PatternTable<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export interface Matcher<Name extends string> {
  readonly know: (words: readonly Word[]) => readonly KnownWord[];
  /** All findings, in the order of the text: of each pattern and start the shortest. */
  readonly findAll: (words: readonly KnownWord[]) => readonly Finding<Name>[];
}

interface Compiled<Name extends string> {
  readonly name: Name;
  readonly parts: readonly PatternPart[];
  /** Parts that the first word, by which the pattern was chosen, has matched already. */
  readonly matched: 0 | 1;
}

/** A loop without closures: this is asked some million times while the examples are learnt. */
const hasAny = (word: KnownWord | undefined, lexemes: ReadonlySet<string>): boolean => {
  if (word === undefined) return false;
  for (const lexeme of word.lexemes) if (lexemes.has(lexeme)) return true;
  return false;
};

/** A pattern reaches no further than this from its first word: the places reached are the bits of one number. */
const LONGEST_SPAN = 30;

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
const matchAt = (
  words: readonly KnownWord[],
  { parts, matched }: Compiled<string>,
  start: number,
): number | null => {
  const limit = words[start]?.clauseEnd ?? start;
  let places = 1 << matched;
  for (let at = matched; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) break;
    let next = 0;
    for (let offset = 0; places >>> offset !== 0; offset += 1)
      if (((places >>> offset) & 1) === 1) next |= placesAfter(words, part, start, start + offset, limit);
    if (next === 0) return null;
    places = next;
  }
  const lowest = places & -places;
  return start + 31 - Math.clz32(lowest);
};

const firstLexemes = ({ name, parts }: Compiled<string>): ReadonlySet<string> => {
  const first = parts.find((part) => part.is !== 'start');
  if (first?.is !== 'word' || first.isOptional) throw new Error(`A pattern of ${name} begins with no word`);
  return first.lexemes;
};

/** Longer texts are not looked through for what only a short one can say, words. */
const LONGEST_SHORT = 10;

/**
 * Compiles the tables once; matching is linear in the length of the text. `otherWords` are known as well, though no
 * pattern has them; what `isOfShort` names is sought in texts of at most ten words.
 */
export const createMatcher = <Name extends string>(
  table: PatternTable<Name>,
  otherWords: readonly string[],
  isOfShort: (name: Name) => boolean,
): Matcher<Name> => {
  const names = Object.keys(table) as Name[];
  const compiled = names.flatMap((name) =>
    table[name].map((pattern): Compiled<Name> => {
      const parts = readPattern(pattern);
      return { name, parts, matched: parts[0]?.is === 'word' ? 1 : 0 };
    }),
  );
  const byFirst = new Map<string, Compiled<Name>[]>();
  const shortByFirst = new Map<string, Compiled<Name>[]>();
  const lexemes = new Set<string>(otherWords);
  for (const pattern of compiled) {
    const lists = isOfShort(pattern.name) ? shortByFirst : byFirst;
    for (const lexeme of firstLexemes(pattern)) {
      const list = lists.get(lexeme);
      if (list === undefined) lists.set(lexeme, [pattern]);
      else list.push(pattern);
    }
    for (const lexeme of pattern.parts.flatMap((part) => ('lexemes' in part ? [...part.lexemes] : []))) {
      lexemes.add(lexeme);
    }
  }
  const vocabulary = createVocabulary(lexemes);
  const candidatesIn = (lists: ReadonlyMap<string, readonly Compiled<Name>[]>) =>
    remember((word): readonly Compiled<Name>[] => [
      ...new Set(vocabulary.lookUp(word).flatMap((lexeme) => lists.get(lexeme) ?? [])),
    ]);
  const candidatesOf = candidatesIn(byFirst);
  const shortCandidatesOf = candidatesIn(shortByFirst);

  return {
    know: (words) => {
      const corrected = words.map((word) => ({ ...word, text: vocabulary.correct(word.text) }));
      const clauseEnds = new Map(corrected.map(({ clause }, at) => [clause, at + 1]));
      return corrected.map((word, at) => ({
        ...word,
        clauseEnd: clauseEnds.get(word.clause) ?? at + 1,
        lexemes: vocabulary.lookUp(word.text),
        denies: deniesWhatFollows(corrected, at),
      }));
    },
    findAll: (words) => {
      const found: Finding<Name>[] = [];
      const isShort = words.length <= LONGEST_SHORT;
      const findFrom = (candidates: readonly Compiled<Name>[], from: number): void => {
        for (const candidate of candidates) {
          const until = matchAt(words, candidate, from);
          if (until !== null) found.push({ name: candidate.name, from, until });
        }
      };
      for (const [start, { text }] of words.entries()) {
        findFrom(candidatesOf(text), start);
        if (isShort) findFrom(shortCandidatesOf(text), start);
      }
      return found;
    },
  };
};

import { deniesWhatFollows } from '../reading/negators.ts';
import type { Word } from '../reading/read-words.ts';
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
}

const hasAny = (word: KnownWord | undefined, lexemes: ReadonlySet<string>): boolean =>
  word?.lexemes.some((lexeme) => lexemes.has(lexeme)) ?? false;

/** Walks the places that the pattern can have reached, all at once: time is bounded by parts times gaps. */
const matchAt = (
  words: readonly KnownWord[],
  parts: readonly PatternPart[],
  start: number,
): number | null => {
  const clause = words[start]?.clause;
  const limit = words[start]?.clauseEnd ?? start;
  let places = new Set([start]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const place of places) {
      if (part.is === 'gap')
        for (let k = 0; k <= part.most && place + k <= limit; k += 1) {
          next.add(place + k);
          if (words[place + k]?.denies === true) break;
        }
      else if (part.is === 'start') {
        if (place === 0 || words[place - 1]?.clause !== clause) next.add(place);
      } else if (part.is === 'end') {
        if (place === limit) next.add(place);
      } else if (part.is === 'not') {
        if (place === limit || !hasAny(words[place], part.lexemes)) next.add(place);
      } else {
        if (part.isOptional || (part.orEnd && place === limit)) next.add(place);
        if (place < limit && hasAny(words[place], part.lexemes)) next.add(place + 1);
      }
    }
    if (next.size === 0) return null;
    places = next;
  }
  return Math.min(...places);
};

const firstLexemes = ({ name, parts }: Compiled<string>): ReadonlySet<string> => {
  const first = parts.find((part) => part.is !== 'start');
  if (first?.is !== 'word' || first.isOptional) throw new Error(`A pattern of ${name} begins with no word`);
  return first.lexemes;
};

/**
 * Compiles the tables once; matching is linear in the length of the text. `otherWords` are known as well, though no
 * pattern has them.
 */
export const createMatcher = <Name extends string>(
  table: PatternTable<Name>,
  otherWords: readonly string[],
): Matcher<Name> => {
  const names = Object.keys(table) as Name[];
  const compiled = names.flatMap((name) =>
    table[name].map((pattern): Compiled<Name> => ({ name, parts: readPattern(pattern) })),
  );
  const byFirst = new Map<string, Compiled<Name>[]>();
  const lexemes = new Set<string>(otherWords);
  for (const pattern of compiled) {
    for (const lexeme of firstLexemes(pattern)) {
      const list = byFirst.get(lexeme);
      if (list === undefined) byFirst.set(lexeme, [pattern]);
      else list.push(pattern);
    }
    for (const lexeme of pattern.parts.flatMap((part) => ('lexemes' in part ? [...part.lexemes] : []))) {
      lexemes.add(lexeme);
    }
  }
  const vocabulary = createVocabulary(lexemes);

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
    findAll: (words) =>
      words.flatMap((word, start) => {
        const candidates = new Set(word.lexemes.flatMap((lexeme) => byFirst.get(lexeme) ?? []));
        return [...candidates].flatMap(({ name, parts }): Finding<Name>[] => {
          const until = matchAt(words, parts, start);
          return until === null ? [] : [{ name, from: start, until }];
        });
      }),
  };
};

import { wordsOfClass } from './word-classes.ts';

/** One place of a pattern: any of `lexemes`, or up to `gap` words of any kind. */
export type PatternPart =
  | {
      readonly is: 'word';
      readonly lexemes: ReadonlySet<string>;
      readonly isOptional: boolean;
      readonly orEnd: boolean;
    }
  | { readonly is: 'gap'; readonly most: number }
  | { readonly is: 'not'; readonly lexemes: ReadonlySet<string> }
  | { readonly is: 'start' }
  | { readonly is: 'end' };

const DEFAULT_GAP = 3;

const lexemesOf = (alternatives: string): ReadonlySet<string> =>
  new Set(
    alternatives.split('|').flatMap((each) => (each.startsWith('@') ? [...wordsOfClass(each.slice(1))] : [each])),
  );

const partOf = (written: string): PatternPart => {
  if (written === '<') return { is: 'start' };
  if (written === '>') return { is: 'end' };
  if (written.startsWith('~')) return { is: 'gap', most: Number(written.slice(1) || DEFAULT_GAP) };
  if (written.startsWith('!')) return { is: 'not', lexemes: lexemesOf(written.slice(1)) };
  const isOptional = written.endsWith('?');
  const lexemes = lexemesOf(isOptional ? written.slice(0, -1) : written);
  return { is: 'word', lexemes, isOptional, orEnd: lexemes.has('>') };
};

/**
 * Reads a pattern such as 'dor|doi ~4 @chest': `|` other words, `*` any ending, `@` a word class, `~4` at most four
 * words between (`~` three), `?` may be missing, `!` the next word is none of these, `<` and `>` the ends of a clause
 * ('vida|>': that word, or nothing more). Throws for a class that nobody knows.
 */
export const parsePattern = (pattern: string): readonly PatternPart[] => pattern.trim().split(/\s+/).map(partOf);

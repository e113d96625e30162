import { isOneEditApart } from '../../../text/spelling.ts';
import { foldText } from '../../../text/tokenize.ts';
import { once } from '../../load-knowledge.ts';
import { type Meaning, ownVocabulary } from './own-vocabulary.ts';
import { parseWordList } from './word-lists.ts';

export interface OwnWords {
  /** Words as the person wrote them. */
  readonly understood: readonly { readonly written: string; readonly meaning: Meaning }[];
  /** What matches nothing that we know, as written. */
  readonly unknown: readonly string[];
}

/** Words around the food's name that say nothing about which food. */
const fillers = once((): ReadonlySet<string> => new Set(parseWordList('@fillers')));

const separators = /[,;.\n/()+&:•|]|\s(?:e|ou|nem)\s/iu;
/** Shorter words have too many neighbours. */
const LEAST_TYPO_LENGTH = 5;

interface Token {
  readonly written: string;
  readonly folded: string;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([written]) => ({
    written,
    folded: foldText(written).trim().replaceAll(' ', '') || '?',
  }));

const findSlip = (word: string): Meaning | undefined => {
  if (word.length < LEAST_TYPO_LENGTH) return undefined;
  return ownVocabulary().entries.find(
    ([phrase]) =>
      phrase.length >= LEAST_TYPO_LENGTH - 1 && (isOneEditApart(phrase, word) || isOneEditApart(`${phrase}s`, word)),
  )?.[1];
};

const parsePhrase = (text: string): OwnWords => {
  const tokens = tokensOf(text);
  const left = new Set(tokens.keys());
  const understood: OwnWords['understood'][number][] = [];
  for (const { meaning, from, until } of ownVocabulary().find(tokens.map(({ folded }) => folded))) {
    const places = [...tokens.keys()].slice(from, until);
    if (!meaning || places.some((at) => !left.has(at))) continue;
    for (const at of places) left.delete(at);
    understood.push({ written: places.map((at) => tokens[at]?.written).join(' '), meaning });
  }
  const unknown: Token[] = [];
  for (const token of tokens.filter(({ folded }, at) => left.has(at) && !fillers().has(folded))) {
    const meaning = findSlip(token.folded);
    if (meaning) understood.push({ written: token.written, meaning });
    else if (token.folded.length > 2 || token.folded === '?') unknown.push(token);
  }
  if (unknown.length === 0) return { understood, unknown: [] };
  return {
    understood,
    unknown: [understood.length === 0 ? text.trim() : unknown.map(({ written }) => written).join(' ')],
  };
};

/**
 * Reads what a person wrote about food in their own words: 'Alergia a camarão e kiwi'. Every food that is named
 * counts as one to leave out, whatever stands around it: a false alarm costs a food, a miss may cost a life.
 */
export const loadOwnWords = (text: string): OwnWords => {
  const phrases = text.split(separators).map(parsePhrase);
  return {
    understood: phrases.flatMap(({ understood }) => understood),
    unknown: [...new Set(phrases.flatMap(({ unknown }) => unknown))],
  };
};

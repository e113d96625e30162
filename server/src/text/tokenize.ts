import { fold } from '@vida/contract/core/fold.ts';
import { cellOf, loadRows } from './load-rows.ts';
import { wordsOfClass } from './word-classes.ts';

const digitLetters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a' };

/** Folded words of a text. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Folded words with single blanks between them: how names that people type are compared. */
export const foldName = (text: string): string => wordsOf(text).join(' ');

/**
 * The same with blanks around it, where phrases are looked for: 'Pão-de-queijo (assado)' is ' pao de queijo assado '.
 */
export const foldText = (text: string): string => ` ${foldName(text)} `;

/** As `fold`, and as people meant it: 'muuuuito' is 'muito', 'm4tar' is 'matar'. */
export const foldTyped = (text: string): string =>
  fold(text)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(
      /([a-z])([0134@])(?=[a-z]{2})/g,
      (_, letter: string, digit: string) => `${letter}${digitLetters[digit] ?? ''}`,
    );

const shorthandRows = loadRows('shorthand.csv');
const loadShorthand = (...readers: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    shorthandRows.flatMap(({ read = '', written, reader = '' }) =>
      readers.includes(reader) ? cellOf(written).map((form) => [form, read] as const) : [],
    ),
  );

/** Reads 'q' as 'que', 'oq' as 'o que', 'to' as 'estou', 'dismaiou' as 'desmaiou'. Keys and values are folded. */
export const shorthand = loadShorthand('');
/** The same, with what only questions to the conversation are read by: 'ult' as 'última'. */
export const shorthandOfQuestions = loadShorthand('', 'questions');

/** A word of a text, folded (lower case, no accents, shorthand written out), with the clause and segment it is in. */
export interface Word {
  readonly text: string;
  /** Goes up at every comma, colon, bracket, full stop and 'mas'. */
  readonly clause: number;
  /** Goes up at every full stop, question mark, line break and 'mas'. */
  readonly segment: number;
}

export interface TokenizedText {
  readonly words: readonly Word[];
  /** Of each segment, whether it ends as a question. */
  readonly questions: ReadonlySet<number>;
  readonly isLaughing: boolean;
}

/** Longer texts (a post with its title has 10,202 characters at most) are read up to here. */
const LONGEST_READ = 10_500;
/** Five letters or more that stand alone spell a word: 's u i c i d i o'. */
const spelledOut = /(?<![a-z])[a-z](?:[^\S\n]+[a-z]){4,}(?![a-z])/g;
/** Words that turn the sentence: what is denied before them says nothing about what follows. */
const turns: ReadonlySet<string> = new Set(['mas', 'porem', 'entretanto', 'contudo', 'todavia']);
const verbsAfterNum = wordsOfClass('verb_after_num');
/** 'No puedo respirar', as people write near the border. */
const verbsAfterNo = wordsOfClass('verb_after_no');

/** Numbers keep their comma, '220x130' and '45mg' fall apart, a hyphen inside a word is a blank. */
const piecesOf = (folded: string): readonly string[] =>
  folded.replace(spelledOut, (letters) => letters.replace(/\s/g, '')).match(/\d+(?:[.,]\d+)?|[a-z]+|\n|[^\sa-z\d]/g) ??
  [];

/** A word as it was meant: 'Num' and 'no' are 'não' before some verbs, 'vo' is 'vou' before what somebody will do. */
export const writeOut = (piece: string, next = ''): string => {
  const verb = shorthand.get(next) ?? next;
  if (piece === 'num' && verbsAfterNum.has(verb)) return 'nao';
  if (piece === 'no' && verbsAfterNo.has(verb)) return 'nao';
  if (piece === 'vo' && /(?:ar|er|ir)$|^(?:me|mi|morre|toma|pula|acaba)$/.test(next)) return 'vou';
  return shorthand.get(piece) ?? piece;
};

/** Reads a text into words. Linear in its length; reads no more than 10,500 characters. */
export const tokenize = (text: string): TokenizedText => {
  const pieces = piecesOf(foldTyped(text.slice(0, LONGEST_READ)));
  const words: Word[] = [];
  const questions = new Set<number>();
  let clause = 0;
  let segment = 0;
  for (const [at, piece] of pieces.entries()) {
    if (/^[.!?;\n…]$/.test(piece)) {
      if (piece === '?') questions.add(segment);
      clause += 1;
      segment += 1;
    } else if (/^[,:()"“”—–]$/.test(piece)) clause += 1;
    else if (turns.has(piece) || (piece === 'que' && pieces[at - 1] === 'so')) {
      clause += 1;
      segment += 1;
      words.push({ text: piece, clause, segment });
    } else if (/^[a-z\d+/%]/.test(piece))
      for (const text of writeOut(piece, pieces[at + 1] ?? '').split(' ')) words.push({ text, clause, segment });
  }
  const isLaughing = /k{3}|kk\b|(?:ha|rs|he){2}/.test(text.slice(0, LONGEST_READ).toLowerCase());
  return { words, questions, isLaughing };
};

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const digitLetters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a' };

/** Lower case without accents: 'Pressão' is 'pressao'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** As `fold`, and as people meant it: 'muuuuito' is 'muito', 'm4tar' is 'matar'. */
export const foldTyped = (text: string): string =>
  fold(text)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(
      /([a-z])([0134@])(?=[a-z]{2})/g,
      (_, letter: string, digit: string) => `${letter}${digitLetters[digit] ?? ''}`,
    );

const rows: readonly { read: string; written: string }[] = parse(
  readFileSync(new URL('../../knowledge/shorthand.csv', import.meta.url)),
  { columns: true, comment: '#', comment_no_infix: true },
);

/** Reads 'q' as 'que', 'to' as 'estou', 'dismaiou' as 'desmaiou'. Keys and values are folded. */
const shorthand: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ read, written }) => written.split('|').map((form) => [form, read] as const)),
);

/** A word of a text, folded (lower case, no accents, shorthand written out), with the clause and segment it is in. */
export interface Word {
  readonly text: string;
  /** Goes up at every comma, colon, bracket, full stop and 'mas'. */
  readonly clause: number;
  /** Goes up at every full stop, question mark, line break and 'mas'. */
  readonly segment: number;
}

export interface ReadText {
  readonly words: readonly Word[];
  /** Of each segment, whether it ends as a question. */
  readonly questions: ReadonlySet<number>;
  readonly isLaughing: boolean;
}

/** Longer texts (a post with its title has 10,202 characters at most) are read up to here. */
const LONGEST_READ = 10_500;
/** So many letters that stand alone spell a word: 's u i c i d i o'. */
const FEWEST_SPELLED_OUT = 5;
/** Words that turn the sentence: what is denied before them says nothing about what follows. */
const turns: ReadonlySet<string> = new Set(['mas', 'porem', 'entretanto', 'contudo', 'todavia']);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const verbsAfterNum = setOf(
  'aguento quero consigo acorda responde respira sei da para tenho vou tem sinto durmo',
);
/** 'No puedo respirar', as people write near the border. */
const verbsAfterNo = setOf(
  'posso pode quero consigo respira respiro responde acorda aguento aguanto despierta',
);

/** Numbers keep their comma, '220x130' and '45mg' fall apart, a hyphen inside a word is a blank. */
const piecesOf = (folded: string): readonly string[] =>
  folded.match(/\d+(?:[.,]\d+)?|[a-z]+|\n|[^\sa-z\d]/g) ?? [];

const joinSpelledOut = (pieces: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let end = at;
    while (/^[a-z]$/.test(pieces[end] ?? '')) end += 1;
    const isSpelledOut = end - at >= FEWEST_SPELLED_OUT;
    joined.push(isSpelledOut ? pieces.slice(at, end).join('') : (pieces[at] ?? ''));
    at = isSpelledOut ? end : at + 1;
  }
  return joined;
};

/** 'Num' and 'no' are 'não' before some verbs, 'vo' is 'vou' before what somebody will do. */
const writeOut = (piece: string, next: string): string => {
  const verb = shorthand.get(next) ?? next;
  if (piece === 'num' && verbsAfterNum.has(verb)) return 'nao';
  if (piece === 'no' && verbsAfterNo.has(verb)) return 'nao';
  if (piece === 'vo' && /(?:ar|er|ir)$|^(?:me|mi|morre|toma|pula|acaba)$/.test(next)) return 'vou';
  return shorthand.get(piece) ?? piece;
};

/** Reads a text into words. Linear in its length; reads no more than 10,500 characters. */
export const readWords = (text: string): ReadText => {
  const pieces = joinSpelledOut(piecesOf(foldTyped(text.slice(0, LONGEST_READ))));
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
      words.push({ text: writeOut(piece, pieces[at + 1] ?? ''), clause, segment });
  }
  const isLaughing = /k{3}|kk\b|(?:ha|rs|he){2}/.test(text.slice(0, LONGEST_READ).toLowerCase());
  return { words, questions, isLaughing };
};

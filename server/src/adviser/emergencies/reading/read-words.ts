import { shorthand } from './shorthand.ts';

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
/** Words that turn the sentence: what is denied before them says nothing about what follows. */
const turns = new Set(['mas', 'porem', 'entretanto', 'contudo', 'todavia']);
const verbsAfterNum = new Set(
  'aguento quero consigo acorda responde respira sei da para tenho vou tem sinto durmo'.split(' '),
);
/** 'No puedo respirar', as people write near the border. */
const verbsAfterNo = new Set(
  'posso pode quero consigo respira respiro responde acorda aguento aguanto despierta'.split(' '),
);
const digitLetters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a' };

const foldText = (text: string): string =>
  text
    .slice(0, LONGEST_READ)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/([a-z])[013 4@](?=[a-z]{2})/g, (both, letter: string) =>
      both[1] === ' ' ? both : `${letter}${digitLetters[both[1] ?? ''] ?? ''}`,
    );

/** Numbers keep their comma, '220x130' and '45mg' fall apart, a hyphen inside a word is a blank. */
const piecesOf = (folded: string): readonly string[] =>
  folded.match(/\d+(?:[.,]\d+)?|[a-z]+|\n|[^\sa-z\d]/g) ?? [];

const joinSpelledOut = (pieces: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let end = at;
    while (/^[a-z]$/.test(pieces[end] ?? '')) end += 1;
    if (end - at >= 5) {
      joined.push(pieces.slice(at, end).join(''));
      at = end;
    } else {
      joined.push(pieces[at] ?? '');
      at += 1;
    }
  }
  return joined;
};

/** Reads a text into words. Linear in its length; reads no more than 10,500 characters. */
export const readWords = (text: string): ReadText => {
  const folded = foldText(text);
  const pieces = joinSpelledOut(piecesOf(folded));
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
    } else if (/^[a-z\d+/%]/.test(piece)) {
      const verb = shorthand.get(pieces[at + 1] ?? '') ?? pieces[at + 1] ?? '';
      const isNot =
        (piece === 'num' && verbsAfterNum.has(verb)) || (piece === 'no' && verbsAfterNo.has(verb));
      const isWill =
        piece === 'vo' && /(?:ar|er|ir)$|^(?:me|mi|morre|toma|pula|acaba)$/.test(pieces[at + 1] ?? '');
      words.push({ text: isWill ? 'vou' : isNot ? 'nao' : (shorthand.get(piece) ?? piece), clause, segment });
    }
  }
  return {
    words,
    questions,
    isLaughing: /k{3}|kk\b|(?:ha|rs|he){2}/.test(text.slice(0, LONGEST_READ).toLowerCase()),
  };
};

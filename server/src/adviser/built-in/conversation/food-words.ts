import { foldTyped, shorthandOfQuestions } from '../../../text/tokenize.ts';

/** A folded word of a message, with the sentence and the clause that it stands in. */
export interface FoodWord {
  readonly text: string;
  /** Goes up at every full stop, question mark and line break. */
  readonly sentence: number;
  /** Goes up at every comma, colon and bracket too: no name of a food goes over one. */
  readonly clause: number;
}

/** Longer messages are no question about a food. */
const LONGEST_READ = 1_000;
/** 'Cara, quanto …': without its accent the root cará is a word of address. */
const ADDRESS = /\bcaras?\b(?!\s+cozid)/gi;
const PIECE = /\d+\/\d+|\d+(?:[.,]\d+)?|[a-z]+|[.,;:?!()\n]/g;

/** The words of a message as questions about foods are read. Numbers are written with a dot: '0.5', '1/2'. */
export const parseFoodWords = (message: string): readonly FoodWord[] => {
  const plain = message.slice(0, LONGEST_READ).normalize('NFC').replace(ADDRESS, ' ');
  const folded = foldTyped(plain.replaceAll('½', ' 1/2 ')).replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1');
  const words: FoodWord[] = [];
  let sentence = 0;
  let clause = 0;
  for (const [piece] of folded.matchAll(PIECE)) {
    if (/^[.;?!\n]$/.test(piece)) sentence += 1;
    if (/^[^a-z\d]$/.test(piece)) clause += 1;
    else if (/^\d/.test(piece)) words.push({ text: piece.replace(',', '.'), sentence, clause });
    else
      for (const text of (shorthandOfQuestions.get(piece) ?? piece).split(' ')) words.push({ text, sentence, clause });
  }
  return words;
};

const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/(?<=..)ais$/, 'al'],
  [/(?<=..)eis$/, 'el'],
  [/(?<=..)ois$/, 'ol'],
  [/(?<=..)ns$/, 'm'],
  [/(?<=...)eses$/, 'e'],
  [/(?<=..[rz])es$/, ''],
  [/(?<=.[aeiou])s$/, ''],
];

/** A folded word in the singular: lighter than a stem, which would make goiabada of goiaba. */
export const singularOf = (word: string): string => {
  const found = plurals.find(([ending]) => ending.test(word));
  return found === undefined ? word : word.replace(...found);
};

/** 'Paozinho' and 'paezinhos' from 'pao', 'latinha' from 'lata', 'tropeirao' from 'tropeiro'. */
const small: readonly (readonly [ending: RegExp, plain: readonly string[]])[] = [
  [/(?<=..)ezinh[ao]$/, ['o']],
  [/(?<=..)z(?:inh[ao]|ona|ao)$/, ['']],
  [/(?<=..)quinh[ao]$/, ['ca', 'co']],
  [/(?<=..)guinh[ao]$/, ['ga', 'go']],
  [/(?<=..)inh[ao]$/, ['a', 'o', 'e']],
  [/(?<=....)ao$/, ['o', 'a']],
  [/(?<=cru)a$/, ['']],
  [/a$/, ['o']],
  [/o$/, ['a']],
];

/** The word of a vocabulary that a folded word is: in the plural, small or great, of the other gender; or undefined. */
export const findForm = (word: string, vocabulary: ReadonlySet<string>): string | undefined => {
  const singular = singularOf(word);
  if (vocabulary.has(word)) return word;
  if (vocabulary.has(singular)) return singular;
  return small
    .flatMap(([ending, plain]) =>
      ending.test(singular) ? plain.map((instead) => singular.replace(ending, instead)) : [],
    )
    .find((form) => form.length > 2 && vocabulary.has(form));
};

/** Words between the parts of a name or of an amount that say nothing. */
export const linkWords: ReadonlySet<string> = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'd',
  'ao',
  'a',
  'em',
  'na',
  'no',
  'tipo',
]);

/** Words of size and state that every food may have beside its name. */
export const neutralWords: ReadonlySet<string> = new Set([
  'medio',
  'grande',
  'pequeno',
  'inteiro',
  'cheio',
  'raso',
  'simples',
  'pronto',
  'normal',
  'comum',
  'quente',
]);

import { estimateGuesses } from './guess-cost.ts';
import { knownWords } from './known-words.ts';
import { foldText } from './letters.ts';
import type { GuessableKind, Piece } from './piece.ts';

/** What a guesser may know of the person. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A password that takes no more guesses than this power of ten is refused. */
const ENOUGH = 8;
/** The same for one run of letters: what is written together like that has been thought of by others more often. */
const ENOUGH_LETTERS = 9.5;
/** Numbers of documents, telephones and dates: up to the 14 digits of a CNPJ. */
const LONGEST_NUMBER = 14;
/** Shorter parts of a name are too frequent in any text. */
const SHORTEST_PERSONAL = 3;

/**
 * The folded words of a person, whole and in parts. Of the e-mail's server only the whole address knows: 'com' is a
 * word.
 */
const wordsOf = ({ email, username, firstName, lastName }: Person): ReadonlySet<string> => {
  const fields = [email.split('@')[0] ?? '', username, firstName, lastName].map(foldText);
  const parts = fields.flatMap((field) => [
    field,
    field.replace(/[^\p{L}\p{N}]/gu, ''),
    ...field.split(/[^\p{L}]+/u),
  ]);
  return new Set([foldText(email), ...parts].filter((part) => part.length >= SHORTEST_PERSONAL));
};

/** Only digits and what people write between them. */
const isNumber = (password: string): boolean => {
  const digits = password.replace(/\D/g, '');
  return digits.length <= LONGEST_NUMBER && /^[\d\s.,()+/-]+$/.test(password) && digits.length > 0;
};

/** The kind that explains most of the text. */
const mainKind = (pieces: readonly Piece[]): GuessableKind => {
  const lengths = new Map<GuessableKind, number>();
  for (const { kind, from, to } of pieces)
    if (kind !== 'random') lengths.set(kind, (lengths.get(kind) ?? 0) + to - from);
  if (lengths.has('personal')) return 'personal';
  const [longest] = [...lengths].toSorted((a, b) => b[1] - a[1]);
  return longest?.[0] ?? 'word';
};

/** What to call a number that is one thing from end to end; most are put together of a date, an area code and so on. */
const kindOfNumber = (pieces: readonly Piece[]): GuessableKind => {
  const kind = pieces.length === 1 ? mainKind(pieces) : 'number';
  return kind === 'word' ? 'common' : kind;
};

/** Why somebody could guess the password soon; null when nothing says so. Takes a millisecond, long ones a few. */
export const whyGuessable = async (password: string, person: Person): Promise<GuessableKind | null> => {
  const known = await knownWords();
  const folded = foldText(password);
  const { cost, pieces } = estimateGuesses(password, known, wordsOf(person));
  if (isNumber(folded)) return kindOfNumber(pieces);
  const isCommon = known.passwords.has(folded) || known.words.has(folded.replace(/[\s'.-]/g, ''));
  if (cost > (/^\p{L}+$/u.test(password) ? ENOUGH_LETTERS : ENOUGH)) return isCommon ? 'common' : null;
  const kind = mainKind(pieces);
  return kind === 'word' && known.passwords.has(folded) ? 'common' : kind;
};

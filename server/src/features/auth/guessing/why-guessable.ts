import { fold } from '@vida/contract/core/fold.ts';
import { estimateGuesses } from './guess-cost.ts';
import { knownWords } from './known-words.ts';
import type { GuessableKind, Piece } from './piece.ts';

/** What a guesser may know of the person. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * A password that takes no more guesses than this power of ten is refused. What is built as people build passwords
 * needs more, the fewer words it has: others have thought of such things more often than any list knows.
 */
const ENOUGH = 8;
const ENOUGH_OF_WORDS: readonly number[] = [9.5, 11, 11, 8.5];
/** Words with spaces between; three with a sign between, which are seldom a saying, and sayings are known. */
const ENOUGH_WITH_SPACES = 8;
const ENOUGH_OF_PHRASE = 7;
/** Words with their capital, capitals, digits: 'Maria@2015' is two. People take few and long ones. */
const PARTS = /\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;
const MOST_USUAL_PARTS = 5;
const LEAST_USUAL_LENGTH = 2.5;
/** A word that counts as one of a phrase. */
const PHRASE_WORD = /^\p{L}{4,}\d?$/u;
const SHORTEST_WORD = 4;
/** Of the last words of the lists. What has none of them between digits was drawn by lot. */
const RAREST_COST = 4.6;
/** Numbers of documents, telephones and dates: up to the 14 digits of a CNPJ. */
const LONGEST_NUMBER = 14;
/** Shorter parts of a name are too frequent in any text. */
const SHORTEST_PERSONAL = 3;

/**
 * The folded words of a person, whole and in parts. Of the e-mail's server only the whole address
 * knows: 'com' is a word.
 */
const wordsOf = ({ email, username, firstName, lastName }: Person): ReadonlySet<string> => {
  const fields = [email.split('@')[0] ?? '', username, firstName, lastName].map(fold);
  const parts = fields.flatMap((field) => [field, field.replace(/[^\p{L}\p{N}]/gu, ''), ...field.split(/[^\p{L}]+/u)]);
  return new Set([fold(email), ...parts].filter((part) => part.length >= SHORTEST_PERSONAL));
};

/** Only digits and what people write between them. */
const isNumber = (password: string): boolean => {
  const digits = password.replace(/\D/g, '');
  return digits.length <= LONGEST_NUMBER && /^[\d\s.,()+/-]+$/.test(password) && digits.length > 0;
};

/** How many different words stand between these signs. */
const countWords = (password: string, sign: RegExp): number =>
  new Set(password.split(sign).filter((part) => PHRASE_WORD.test(part))).size;

const enoughFor = (password: string, pieces: readonly Piece[]): number => {
  if (countWords(password, /[\s._/+-]+/) >= 3) return ENOUGH_OF_PHRASE;
  if (countWords(password, /\s+/) >= 2 || /\S\s+\S+\s+\S/.test(password)) return ENOUGH_WITH_SPACES;
  const parts = password.match(PARTS)?.length ?? 0;
  const isUsual = parts <= MOST_USUAL_PARTS && parts * LEAST_USUAL_LENGTH <= password.length;
  const words = pieces.filter(({ kind, from, to }) => kind === 'word' && to - from >= SHORTEST_WORD);
  const isDrawn = words.every(({ cost }) => cost > RAREST_COST) && /\d.*\p{L}.*\d/u.test(password);
  return isUsual && !isDrawn ? (ENOUGH_OF_WORDS[words.length] ?? ENOUGH) : ENOUGH;
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

/** Why somebody could guess the password soon; null when nothing says so. Takes a millisecond, long ones ten. */
export const whyGuessable = async (password: string, person: Person): Promise<GuessableKind | null> => {
  const known = await knownWords();
  const folded = fold(password);
  const { cost, pieces } = estimateGuesses(password, known, wordsOf(person));
  if (isNumber(folded)) return kindOfNumber(pieces);
  const isKnown = known.passwords.hasLike(folded) || known.words.has(folded.replace(/[\s'.-]/g, ''));
  if (cost > enoughFor(password, pieces)) return isKnown ? 'common' : null;
  const kind = mainKind(pieces);
  return kind === 'word' && known.passwords.has(folded) ? 'common' : kind;
};

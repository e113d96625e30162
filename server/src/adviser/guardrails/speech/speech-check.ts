import { type Breach, MAX_ADVICE_LENGTH } from './breach.ts';
import { findContactBreaches } from './contact-rules.ts';
import { findResembling } from './find-resembling.ts';
import { cutAllowed, markSentence } from './mark-sentence.ts';
import { splitSentences } from './sentence-reader.ts';
import { speechTables } from './speech-tables.ts';

/** How many sentences after a medicine 'ela' may still mean it. */
const MEMORY_SENTENCES = 2;

/** A rule that a sentence breaks. */
export interface BrokenRule {
  readonly breach: Breach;
  /** The row or the table of server/knowledge that says so, or what else does: 'speech/rules.csv:57'. For the log. */
  readonly placeOf: () => string;
}

const broken = (breach: Breach, place: string): BrokenRule => ({ breach, placeOf: () => place });

/** A dose is wrong in whatever it stands; the other rules do not see what may be said. */
const findSpoken = (marked: string, asksLikeness: boolean): readonly BrokenRule[] => {
  const left = cutAllowed(marked);
  const readBy = (of: Breach): string => (of === 'dose' ? marked : left);
  const found = speechTables()
    .rules.filter(({ of, says }) => says.test(readBy(of)))
    .filter(({ unless }) => !unless?.test(marked) && !unless?.test(left))
    .map(({ of, placeIn }) => ({ breach: of, placeOf: () => placeIn(readBy(of)) }));
  if (found.length > 0 || !asksLikeness) return found;
  const resembling = findResembling(left);
  return resembling === null ? [] : [broken(resembling, 'speech/learnt.bin')];
};

const tooLong = broken('too_long', 'MAX_ADVICE_LENGTH');

const namesMedicine = (marked: string): boolean => /DRUG|MED/.test(marked);

/** A marked sentence that names no medicine, with what 'ela' or a bare amount stands for put in. */
const resolveReferences = (marked: string): string => {
  const { references, notOfMedicine } = speechTables();
  if (namesMedicine(marked) || notOfMedicine.test(marked)) return marked;
  return references.reduce((text, { found, said }) => text.replace(found, ` ${said}`), marked);
};

export interface SpeechCheck {
  /** What the next sentence of an answer breaks, alone or after those before it; empty when it may be shown. */
  readonly check: (sentence: string) => readonly Breach[];
  /** The same, with the rules that say so. */
  readonly findBroken: (sentence: string) => readonly BrokenRule[];
}

const breachesOf = (rules: readonly BrokenRule[]): readonly Breach[] => [...new Set(rules.map(({ breach }) => breach))];

const wordsIn = (text: string): Set<string> => new Set(text.trim().split(/\s+/u));

/** Small words that only Portuguese has, of the languages below. */
const portuguese = wordsIn(`
  não você com uma um para do da dos das em é e ou mais seu sua ao à os as o que por como se na nas nos são está isso
  também muito pode sem até já foi ser tem nao voce sao esta tambem
`);

const foreign = wordsIn(`
  the and of to is are you your with for this that it be can should will have not from about
  el los las y usted con una su es del muy pero como hay puede tiene sus al lo más
  vous le les et est votre avec pas pour des une dans sur être
  sie und der ist nicht mit ihre ihrem ihren sollten ein eine zu den auf
  il gli che di è della con
`);

const otherLetters =
  /[\p{sc=Han}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}]/gu;
const FEWEST_LETTERS = 4;
const FEWEST_WORDS = 8;

/** Whether a text of eight words or more is in another language. Cheap: by its small words and its letters. */
const isForeign = (text: string): boolean => {
  if ((text.match(otherLetters) ?? []).length >= FEWEST_LETTERS) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const own = words.filter((word) => portuguese.has(word)).length;
  const other = words.filter((word) => foreign.has(word) && !portuguese.has(word)).length;
  return other >= 2 && other > own;
};

/**
 * The check of one answer, sentence by sentence: remembers the medicine spoken of and the length so far.
 * `asksLikeness`: what no rule names is held against the known sentences of advisers too.
 */
export const createSpeechCheck = ({ asksLikeness = true } = {}): SpeechCheck => {
  let length = 0;
  let sentencesSinceMedicine = Number.POSITIVE_INFINITY;
  /** A command of the sentence before that still lacks its object: 'Aumente.' */
  let open = '';
  const findBroken = (sentence: string): readonly BrokenRule[] => {
    length += sentence.length;
    if (length > MAX_ADVICE_LENGTH) return [tooLong];
    const marked = markSentence(sentence);
    if (marked === '') return [];
    const resolved = sentencesSinceMedicine < MEMORY_SENTENCES ? resolveReferences(marked) : marked;
    const told = open === '' ? resolved : `${open}${resolved}`;
    const found = [
      ...findSpoken(resolved, asksLikeness),
      ...(told === resolved ? [] : findSpoken(told, asksLikeness)),
      ...findContactBreaches(sentence).map((breach) => broken(breach, 'speech/phones.csv')),
      ...(isForeign(sentence) ? [broken('language', 'isForeign')] : []),
    ];
    sentencesSinceMedicine = namesMedicine(marked) ? 0 : sentencesSinceMedicine + 1;
    open = speechTables().bareCommand.test(marked) ? marked.replace(/ [.!:] $/, '') : '';
    return found;
  };
  return { findBroken, check: (sentence) => breachesOf(findBroken(sentence)) };
};

/** The rules that a whole text from any adviser breaks; empty when it may be shown. */
export const findBrokenRules = (text: string): readonly BrokenRule[] =>
  text.length > MAX_ADVICE_LENGTH ? [tooLong] : splitSentences(text).flatMap(createSpeechCheck().findBroken);

/** Why a whole text from any adviser may not be shown; empty when it may. A false alarm costs one tip. */
export const findBreaches = (text: string): readonly Breach[] => breachesOf(findBrokenRules(text));

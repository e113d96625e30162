import { createMender, soundOf, spellingOf } from '../../../../text/spelling.ts';
import { foldTyped, shorthandOfQuestions, wordsOf } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { loadArticles } from '../../../articles/article.ts';
import { once } from '../../../load-knowledge.ts';
import { appWords } from '../talk/find-app-topic.ts';
import { cueOf, cueWords, singularOf } from './lexicon.ts';

/** Words that say nothing more in a question about data. */
export const plainWords = wordsOfClass('plain', 'period_word');
/** Somebody else: what follows 'minha' or 'meu' is not the asker's own. */
export const otherPeople = wordsOfClass('other_person');
const { mendable, ownWords } = spellingOf('questions');

/** Shorter words are too easily another word. */
const SHORTEST_MENDED = 4;
/** From here on a slip may be anywhere in a word. */
const SLIP_FROM_LETTERS = 5;
/** Two slips, one of them of the ear, only in words that no other is near to. */
const HEARD_SLIP_FROM = 7;
/** Of two words without the blank between them, each has so many letters; together they have more. */
const SHORTEST_GLUED = 4;
const SHORTEST_WHOLE = 8;

/** Words that our own texts are written in: they are spelt right, whatever they sound like. */
const writtenWords = once(
  () =>
    new Set(
      loadArticles().flatMap(({ title, questions, keywords, sections }) =>
        wordsOf(
          [title, ...questions, ...keywords, ...sections.map(({ heading, text }) => `${heading} ${text}`)].join(' '),
        ),
      ),
    ),
);
const isWritten = (word: string): boolean => writtenWords().has(word) || appWords.has(word);

/** As people write who write as they speak: 'onti' is 'ontem', 'durmi' 'dormi'. */
const soundKeyOf = (word: string): string =>
  soundOf(word.replace(/[mn]$/, ''))
    .replaceAll('u', 'o')
    .replaceAll('i', 'e')
    .replaceAll('z', 's')
    .replace(/a?o$/, 'o')
    .replace(/(.)\1+/g, '$1');

const isKnown = (word: string): boolean =>
  cueWords.has(word) || plainWords.has(word) || otherPeople.has(word) || ownWords.has(word) || /\d/.test(word);

/** Whether words that sound alike are one, or name one subject. */
const saysOneThing = (alike: readonly string[]): boolean => {
  const [first, ...others] = alike.map((word) => cueOf(word, singularOf(word))?.subject);
  return others.length === 0 || (first != null && others.every((subject) => subject === first));
};

const vocabulary = [...new Set([...mendable, ...cueWords, ...plainWords])];

/** Words that questions about records are made of, by how they sound; those that sound alike mend nothing. */
const bySound: ReadonlyMap<string, string> = (() => {
  const words = vocabulary.filter(({ length }) => length >= SHORTEST_MENDED);
  const heard = Map.groupBy(words, soundKeyOf);
  // The tables have no cedilla: 'almosso' is 'almoço' all the same.
  const hissed = Map.groupBy(
    words.filter((word) => /c[aou]/.test(word)),
    (word) => soundKeyOf(word.replace(/c(?=[aou])/g, 's')),
  );
  return new Map(
    [...hissed, ...heard].flatMap(([sound, alike]) => (saysOneThing(alike) ? [[sound, alike[0] ?? '']] : [])),
  );
})();

const mendListed = createMender(mendable);
const mendSlip = createMender(vocabulary.filter(({ length }) => length >= SLIP_FROM_LETTERS));
const mendSound = createMender([...bySound.keys()].filter(({ length }) => length >= HEARD_SLIP_FROM - 1));
const mendShort = createMender(mendable.filter(({ length }) => length === SHORTEST_MENDED + 1));

/** Whether words differ by more than an ending, which makes another word more often than it is a slip. */
const isNoEnding = (word: string, meant: string): boolean => {
  const shared = Math.min(word.length, meant.length) - 1;
  return word.slice(0, shared) !== meant.slice(0, shared);
};

/** One slip between a word and one of the tables: never in its first letter, never only in its ending. */
const isSlip =
  (word: string) =>
  (meant: string): boolean =>
    meant.startsWith(word.charAt(0)) && isNoEnding(word, meant);

/** A letter left out within a short word: 'julo'. */
const isWithin =
  (word: string) =>
  (meant: string): boolean =>
    meant.length > word.length && meant.startsWith(word.charAt(0)) && meant.at(-1) === word.at(-1);

/** What an unknown word was meant to be, by how it sounds or by one slip; itself where that is not sure. */
const guess = (word: string): string => {
  if (word.length < SHORTEST_MENDED || isWritten(word)) return word;
  const singular = singularOf(word);
  const heard = bySound.get(soundKeyOf(word)) ?? bySound.get(soundKeyOf(singular));
  if (heard !== undefined) return heard;
  if (word.length < SLIP_FROM_LETTERS) return mendShort(word, isWithin(word)) ?? word;
  const sound = soundKeyOf(word);
  const near = word.length < HEARD_SLIP_FROM ? undefined : mendSound(sound, isSlip(sound));
  return (
    mendListed(word) ??
    mendListed(singular) ??
    mendSlip(word, isSlip(word)) ??
    (near === undefined ? undefined : bySound.get(near)) ??
    word
  );
};

/** A folded word as the tables have it: shorthand written out, plurals in the singular, one slip mended. */
export const mendWord = (written: string): string => {
  if (isKnown(written)) return written;
  const word = shorthandOfQuestions.get(written) ?? written;
  const singular = singularOf(word);
  if (isKnown(word)) return word;
  return cueWords.has(singular) ? singular : guess(word);
};

/** The same, with a plural as it was written. */
export const respell = (written: string): string => {
  const meant = mendWord(written);
  return meant === singularOf(written) || meant.includes(' ') ? written : meant;
};

const isPlain = (word: string): boolean => isKnown(word) || isWritten(word);

/** Whether a word names records by itself. */
const namesRecords = (word: string): boolean => {
  const subject = word.length < SHORTEST_MENDED ? null : (cueOf(word, singularOf(word))?.subject ?? null);
  return subject !== null && subject !== 'meals' && subject !== 'profile';
};

/** 'Minhaglicose' as two words of the tables, one of which names records; null for none. */
const unglue = (word: string): string | null => {
  if (word.length < SHORTEST_WHOLE || isPlain(word) || guess(word) !== word) return null;
  for (let at = SHORTEST_GLUED; at <= word.length - SHORTEST_GLUED; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isBoth = [one, other].every((part) => cueWords.has(part) || plainWords.has(part));
    if (isBoth && (namesRecords(one) || namesRecords(other))) return `${one} ${other}`;
  }
  return null;
};

const vocabularySet: ReadonlySet<string> = new Set(vocabulary);
const foldedWord = (typed: string): string => wordsOf(foldTyped(typed))[0] ?? '';

/** 'Paçado' as it sounds, where its letters without the cedilla are no word: folded it would be 'pacado'. */
const hearCedilla = (typed: string): string => {
  const folded = foldedWord(typed);
  return isPlain(folded) || mendListed(folded) ? typed : typed.replace(/ç/giu, 'ss');
};

/** A message with blanks where they were left out ('minhaglicose'), and without those within a word ('on tem'). */
export const mendSpaces = (message: string): string => {
  const mended: string[] = [];
  for (const typed of message.replace(/\p{L}*ç\p{L}*/giu, hearCedilla).split(' ')) {
    const before = mended.at(-1) ?? '';
    const [last, folded] = [foldedWord(before), foldedWord(typed)];
    const isWord = /^\p{L}+[?!.,;]*$/u.test(typed);
    const whole = `${last}${folded}`;
    const isBroken =
      isWord && /^\p{L}+$/u.test(before) && !(isKnown(last) && isKnown(folded)) && vocabularySet.has(whole);
    if (isBroken && whole.length > SHORTEST_MENDED) mended.splice(-1, 1, `${before}${typed}`);
    else mended.push(isWord ? (unglue(folded) ?? typed) : typed);
  }
  return mended.join(' ');
};

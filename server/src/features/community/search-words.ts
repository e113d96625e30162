import { stemWord } from '../../text/stem-word.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { wordsOfClass } from '../../text/word-classes.ts';

const stopWords = wordsOfClass('stop');

/** From here on the last word of a search may be half typed. */
const SHORTEST_BEGINNING = 4;

/**
 * The words of a post as search keeps them: folded (no accents, no case) and without endings, so that 'medições' is
 * found by 'medicao'. PostgreSQL's own Portuguese stemmer needs the accents that people leave out.
 */
export const searchWordsOf = (...texts: readonly string[]): string => texts.flatMap(wordsOf).map(stemWord).join(' ');

/**
 * A search as a tsquery of the 'simple' configuration: every word that says something must be there, the last one may
 * be only begun. Null where nothing is asked. Only letters and digits get through.
 */
export const toSearchQuery = (q: string): string | null => {
  const words = wordsOf(q);
  const telling = words.filter((word) => !stopWords.has(word));
  const asked = telling.length > 0 ? telling : words;
  const terms = asked.map((word, index) => {
    const stem = stemWord(word);
    const mayBeBegun = index === asked.length - 1 && word.length >= SHORTEST_BEGINNING;
    return mayBeBegun ? `(${stem}:* | ${word}:*)` : stem;
  });
  return terms.length > 0 ? terms.join(' & ') : null;
};

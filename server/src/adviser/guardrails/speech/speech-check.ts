import { type Breach, MAX_ADVICE_LENGTH } from './breach.ts';
import { findContactBreaches } from './contact-rules.ts';
import { findResembling } from './find-resembling.ts';
import { isForeign } from './is-foreign.ts';
import { cutAllowed, markSentence } from './mark-sentence.ts';
import { splitSentences } from './sentence-reader.ts';
import { speechTables } from './speech-tables.ts';

/** How many sentences after a medicine 'ela' may still mean it. */
const MEMORY_SENTENCES = 2;

/** A dose is wrong in whatever it stands; the other rules do not see what may be said. */
const findSpoken = (marked: string, asksLikeness: boolean): Breach[] => {
  const left = cutAllowed(marked);
  const broken = speechTables()
    .rules.filter(({ of, says }) => says.test(of === 'dose' ? marked : left))
    .filter(({ unless }) => !unless?.test(marked) && !unless?.test(left))
    .map(({ of }) => of);
  if (broken.length > 0 || !asksLikeness) return broken;
  const resembling = findResembling(left);
  return resembling === null ? [] : [resembling];
};

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
}

/**
 * The check of one answer, sentence by sentence: remembers the medicine spoken of and the length so far.
 * `asksLikeness`: what no rule names is held against the known sentences of advisers too.
 */
export const createSpeechCheck = ({ asksLikeness = true } = {}): SpeechCheck => {
  let length = 0;
  let sentencesSinceMedicine = Number.POSITIVE_INFINITY;
  /** A command of the sentence before that still lacks its object: 'Aumente.' */
  let open = '';
  return {
    check: (sentence) => {
      length += sentence.length;
      if (length > MAX_ADVICE_LENGTH) return ['too_long'];
      const marked = markSentence(sentence);
      if (marked === '') return [];
      const resolved = sentencesSinceMedicine < MEMORY_SENTENCES ? resolveReferences(marked) : marked;
      const told = open === '' ? resolved : `${open}${resolved}`;
      const found = [
        ...findSpoken(resolved, asksLikeness),
        ...(told === resolved ? [] : findSpoken(told, asksLikeness)),
        ...findContactBreaches(sentence),
        ...(isForeign(sentence) ? (['language'] as const) : []),
      ];
      sentencesSinceMedicine = namesMedicine(marked) ? 0 : sentencesSinceMedicine + 1;
      open = speechTables().bareCommand.test(marked) ? marked.replace(/ [.!:] $/, '') : '';
      return [...new Set(found)];
    },
  };
};

/** Why a whole text from any adviser may not be shown; empty when it may. A false alarm costs one tip. */
export const findBreaches = (text: string): readonly Breach[] => {
  if (text.length > MAX_ADVICE_LENGTH) return ['too_long'];
  const { check } = createSpeechCheck();
  return [...new Set(splitSentences(text).flatMap(check))];
};

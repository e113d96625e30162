import { cutAllowed } from './allowed-phrases.ts';
import { type Breach, MAX_ADVICE_LENGTH, type SpeechRule } from './breach.ts';
import { findContactBreaches } from './contact-rules.ts';
import { resolveReferences } from './follow-on.ts';
import { isForeign } from './is-foreign.ts';
import { findResembling } from './learned/find-resembling.ts';
import { markSentence } from './mark-sentence.ts';
import { adviceRules } from './rules/advice-rules.ts';
import { claimRules } from './rules/claim-rules.ts';
import { conductRules } from './rules/conduct-rules.ts';
import { doseRules } from './rules/dose-rules.ts';
import { judgementRules } from './rules/judgement-rules.ts';
import { medicineChangeRules } from './rules/medicine-speech-rules.ts';
import { remedyRules } from './rules/remedy-rules.ts';
import { talkRules } from './rules/talk-rules.ts';
import { splitSentences } from './sentence-reader.ts';

/** How many sentences after a medicine 'ela' may still mean it. */
const MEMORY_SENTENCES = 2;

const otherRules: readonly SpeechRule[] = [
  ...talkRules,
  ...medicineChangeRules,
  ...adviceRules,
  ...remedyRules,
  ...judgementRules,
  ...claimRules,
  ...conductRules,
];

/** A dose is wrong in whatever it stands; the other rules do not see what may be said. */
const findSpoken = (marked: string): Breach[] => {
  const left = cutAllowed(marked);
  const broken = [
    ...doseRules.filter(({ says }) => says.test(marked)),
    ...otherRules.filter(({ says }) => says.test(left)),
  ]
    .filter(({ unless }) => !unless?.test(marked) && !unless?.test(left))
    .map(({ breach }) => breach);
  if (broken.length > 0) return broken;
  const resembling = findResembling(left);
  return resembling === null ? [] : [resembling];
};

export interface SpeechCheck {
  /** What the next sentence of an answer breaks, alone or after those before it; empty when it may be shown. */
  readonly check: (sentence: string) => readonly Breach[];
}

/** The check of one answer, sentence by sentence: remembers the medicine spoken of and the length so far. */
export const createSpeechCheck = (): SpeechCheck => {
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
      const told = open === '' ? resolved : `${open} ${resolved}`;
      const found = [
        ...findSpoken(resolved),
        ...(told === resolved ? [] : findSpoken(told)),
        ...findContactBreaches(sentence),
        ...(isForeign(sentence) ? (['language'] as const) : []),
      ];
      sentencesSinceMedicine = /DRUG|MED/u.test(marked) ? 0 : sentencesSinceMedicine + 1;
      open =
        /^(?:entao )?(?:aumente|diminua|reduza|dobre|aplique|tome|injete|pare|pode (?:parar|aumentar|diminuir|tomar))[.!:]?$/u.test(
          marked,
        )
          ? marked.replace(/[.!:]$/u, '')
          : '';
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

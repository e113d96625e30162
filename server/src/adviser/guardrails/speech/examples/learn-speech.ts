import { learn } from '../../../../text/classifier/learn.ts';
import { writeLearnt } from '../../../../text/classifier/learnt-file.ts';
import { BREACHES } from '../breach.ts';
import { featuresOfMarked } from '../find-resembling.ts';
import { cutAllowed, markSentence } from '../mark-sentence.ts';
import { HARMLESS, loadLabelledExamples, SENTENCE_TABLES } from './labelled-examples.ts';

/** Nothing to be learnt from the look of a sentence: rules look at its characters and its length. */
const ruledElsewhere: readonly string[] = ['language', 'link', 'phone', 'too_long'];

/** What the labelled sentences teach, as the file that is shipped. The same sentences make the same file. */
export const learnSpeech = (): Buffer => {
  const lessons = SENTENCE_TABLES.flatMap(loadLabelledExamples)
    .filter(({ label, isHeldOut }) => !isHeldOut && !ruledElsewhere.includes(label))
    .map(({ label, text }) => ({
      features: featuresOfMarked(cutAllowed(markSentence(text))),
      says: label === HARMLESS ? null : (BREACHES as readonly string[]).indexOf(label),
    }));
  return writeLearnt(learn(lessons, BREACHES.length));
};

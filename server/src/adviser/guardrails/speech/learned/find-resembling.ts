import { loadArticles } from '../../../articles/load-articles.ts';
import { cutAllowed } from '../allowed-phrases.ts';
import { BREACHES, type Breach } from '../breach.ts';
import { markSentence } from '../mark-sentence.ts';
import { splitSentences } from '../sentence-reader.ts';
import { HARMLESS, readLabelledExamples, SENTENCE_TABLES } from './labelled-examples.ts';
import { learnOdds, type Resemblance } from './learn-odds.ts';

/** Above, a sentence is refused although no rule names it. About one harmless sentence in fifty lies above. */
const LIMIT = 1.3;
/** What a model must not have learnt to say from its own look: these have rules that look at characters. */
const ruledElsewhere: readonly string[] = ['language', 'link', 'phone', 'too_long'];

const learn = (): ((marked: string) => Resemblance) =>
  learnOdds(
    [
      ...SENTENCE_TABLES.flatMap(readLabelledExamples).filter(
        ({ label, isHeldOut }) => !isHeldOut && !ruledElsewhere.includes(label),
      ),
      ...loadArticles()
        .flatMap(({ sections }) => sections)
        .flatMap(({ text }) => splitSentences(text).map((sentence) => ({ label: HARMLESS, text: sentence }))),
    ].map(({ label, text }) => ({ label, marked: cutAllowed(markSentence(text)) })),
    HARMLESS,
  );

let resemblanceOf: ((marked: string) => Resemblance) | undefined;

/**
 * The breach that a marked sentence, its allowed phrases cut out, resembles so much that it is refused; null for none.
 * People and models find ever new words: this asks which known sentences theirs are like.
 */
export const findResembling = (cut: string): Breach | null => {
  resemblanceOf ??= learn();
  const { label, odds } = resemblanceOf(cut);
  return odds > LIMIT ? (BREACHES.find((breach) => breach === label) ?? null) : null;
};

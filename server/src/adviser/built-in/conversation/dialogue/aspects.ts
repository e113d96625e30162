import { z } from 'zod';
import { foldText, foldTyped, shorthandOfQuestions, wordsOf } from '../../../../text/tokenize.ts';
import { cellsSchema, isYesSchema, loadTable, once } from '../../../load-knowledge.ts';
import { phrasesPattern, readerOf } from '../read-phrases.ts';

/** What may be asked of anything that was spoken of: its causes, its signs, how much of it. */
export interface Aspect {
  readonly key: string;
  /** Sentences that ask it of something, which takes the place of `{x}`. */
  readonly search: readonly string[];
  /** Asked of figures too: 'como faço pra baixar?'. */
  readonly isOfFigures: boolean;
  /** Whether a text tells something of it. */
  readonly isTold: (text: string) => boolean;
}

/** The rows of server/knowledge/follow-up-aspects.csv. */
const loadAspects = once(() =>
  loadTable('follow-up-aspects.csv', {
    aspect: z.string().min(1),
    words: cellsSchema,
    search: cellsSchema,
    shows: cellsSchema,
    figures: isYesSchema,
  }).map(({ aspect, words, search, shows, figures }) => {
    const shown = readerOf(shows);
    return {
      pattern: phrasesPattern(words),
      aspect: {
        key: aspect,
        search,
        isOfFigures: figures,
        isTold: (text: string) => shows.length === 0 || shown(foldText(text)),
      },
    };
  }),
);

/** Words of a message as they were meant, a blank around. */
export const foldMessage = (message: string): string =>
  ` ${wordsOf(foldTyped(message))
    .map((word) => shorthandOfQuestions.get(word) ?? word)
    .join(' ')} `;

/** What a folded message asks, and what is left of it. */
export interface AskedAspect {
  readonly aspect: Aspect | null;
  readonly rest: string;
}

/** The first aspect of the table that a folded message (`foldMessage`) asks for. */
export const classifyAspect = (folded: string): AskedAspect => {
  const asked = loadAspects().find(({ pattern }) => pattern.test(folded));
  return asked ? { aspect: asked.aspect, rest: folded.replace(asked.pattern, ' ') } : { aspect: null, rest: folded };
};

import { loadArticles } from './load-articles.ts';
import { buildPassageIndex, type Hit } from './passage-index.ts';

/** A section of one of our articles that answers a question. */
export interface Passage {
  /** The article's title. */
  readonly title: string;
  readonly slug: string;
  /** The section's. */
  readonly heading: string;
  /** Portuguese, at most 200 words: paragraphs and list items ('- ') with a line each. */
  readonly text: string;
  /** In full, to be shown with the text. */
  readonly sources: readonly string[];
  /** At least `MIN_SCORE`; comparable between questions. */
  readonly score: number;
  /** Portuguese sentences that belong under the text: whom to ask. */
  readonly needsProfessional: string | null;
}

/** Below, a question is about something else. Set on the questions in evaluation/ that are not held out. */
export const MIN_SCORE = 16;
/** A shared word that nearly every article has ('dia', 'horas') is no answer, however well it fits. */
const MIN_INFORMATION = 1;
const MOST_PASSAGES = 3;
const MOST_OF_ONE_ARTICLE = 2;
/** Of two texts that fit alike, the one about the person's own condition or medicine goes first. */
const OWN_TOPIC_FACTOR = 1.25;

let index: ReturnType<typeof buildPassageIndex> | undefined;

const isRelevant = ({ score, information }: Hit): boolean =>
  score >= MIN_SCORE && information >= MIN_INFORMATION;

/**
 * Sections of our own articles that answer a question as people type it (Portuguese): best first, at most three, at
 * most two of one article, none where the question is about something else. `topics` are entries of the person's
 * profile to the letter, or subjects of the articles; they change the order, never what is relevant.
 */
export const findPassages = (
  question: string,
  { topics = [] }: { readonly topics?: readonly string[] } = {},
): readonly Passage[] => {
  index ??= buildPassageIndex(loadArticles());
  const favour = ({ article, score }: Hit): number =>
    score * (article.topics.some((topic) => topics.includes(topic)) ? OWN_TOPIC_FACTOR : 1);
  return index
    .search(question)
    .filter(isRelevant)
    .sort((one, other) => favour(other) - favour(one))
    .filter(
      ({ article }, place, hits) =>
        hits.slice(0, place).filter((hit) => hit.article === article).length < MOST_OF_ONE_ARTICLE,
    )
    .slice(0, MOST_PASSAGES)
    .map(({ article, section, score }) => ({
      title: article.title,
      slug: article.slug,
      heading: section.heading,
      text: section.text,
      sources: article.sources,
      score,
      needsProfessional: article.needsProfessional ?? null,
    }));
};

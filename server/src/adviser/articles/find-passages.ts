import { once } from '../read-knowledge.ts';
import { type Article, loadArticles, type Section } from './article.ts';
import { buildPassageIndex, type Hit } from './passage-index.ts';

/** A section of one of our articles that answers a question; `title` and what else is no section's are the article's. */
export interface Passage extends Section, Pick<Article, 'title' | 'slug' | 'allergies' | 'sources'> {
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

const index = once(() => buildPassageIndex(loadArticles()));

/** Entries of a person's profile to the letter. */
export interface OwnTopics {
  /** What the person has, uses or keeps to; or subjects of the articles. */
  readonly topics?: readonly string[];
  /** What the person is allergic to. */
  readonly allergies?: readonly string[];
}

/**
 * Sections of our own articles that answer a question as people type it (Portuguese): best first, at most three, at
 * most two of one article, none where the question is about something else. The person's own topics change the order,
 * never what is relevant; an allergy only favours texts about allergies.
 */
export const findPassages = (
  question: string,
  { topics = [], allergies = [] }: OwnTopics = {},
): readonly Passage[] => {
  const isOwn = ({ article }: Hit): boolean =>
    article.topics.some((topic) => topics.includes(topic)) ||
    article.allergies.some((allergy) => allergies.includes(allergy));
  const favour = (hit: Hit): number => hit.score * (isOwn(hit) ? OWN_TOPIC_FACTOR : 1);
  return index()
    .search(question)
    .filter(({ score, information }) => score >= MIN_SCORE && information >= MIN_INFORMATION)
    .sort((one, other) => favour(other) - favour(one))
    .filter(
      ({ article }, place, hits) =>
        hits.slice(0, place).filter((hit) => hit.article === article).length < MOST_OF_ONE_ARTICLE,
    )
    .slice(0, MOST_PASSAGES)
    .map(({ article, section, score }) => {
      const { title, slug, allergies, sources, needsProfessional = null } = article;
      return { title, slug, allergies, sources, needsProfessional, ...section, score };
    });
};

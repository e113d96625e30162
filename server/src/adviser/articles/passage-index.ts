import MiniSearch from 'minisearch';
import type { Article, Section } from './article.ts';
import { subjectWordsOf } from './language/subject-words.ts';
import { type AskedWord, createVocabulary } from './language/vocabulary.ts';

/** What a section is found by; the words of its article's title, topics, questions and keywords count for it too. */
const FIELDS = ['title', 'questions', 'keywords', 'heading', 'text'] as const;
type Field = (typeof FIELDS)[number];

/** A section in its article, with the subject words of each of its fields. */
interface ReadSection {
  readonly article: Article;
  readonly section: Section;
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

const readSections = (article: Article): readonly ReadSection[] => {
  const shared = {
    title: subjectWordsOf([article.title, ...article.topics, ...article.allergies].join('\n')),
    questions: subjectWordsOf(article.questions.join('\n')),
    keywords: subjectWordsOf(article.keywords.join('\n')),
  };
  return article.sections.map((section) => {
    const [heading, text] = [subjectWordsOf(section.heading), subjectWordsOf(section.text)];
    return { article, section, words: { ...shared, heading, text } };
  });
};

/** A section that answers a question more or less. */
export interface Hit extends Pick<ReadSection, 'article' | 'section'> {
  /** How well the words fit (BM25) times the squared share of the question that they are: 0 or more. */
  readonly score: number;
  /** How much the words tell that section and question share: about 0 for words that every article has. */
  readonly information: number;
}

const BOOST: Record<Field, number> = { title: 2, questions: 3, keywords: 1, heading: 2.5, text: 2 };
/** A word that only these fields have speaks less for a section than one of its heads. */
const WEAK_FIELDS: readonly string[] = ['text', 'keywords'] satisfies readonly Field[];
const WEAK_SHARE = 0.7;
/** What speaks against a question beside its words themselves, in words that no article has. */
const DOUBT: Record<AskedWord['kind'], number> = { usual: 0, corrected: 0.5, other: 4 };

/** What each term tells, by the share of articles that have it; one that none has tells most. */
const weighTerms = (
  sections: readonly ReadSection[],
  termsOf: (words: readonly string[]) => readonly string[],
): ((term: string) => number) => {
  const articlesWith = new Map<string, Set<Article>>();
  for (const { article, words } of sections) {
    for (const term of termsOf(FIELDS.flatMap((field) => words[field]))) {
      articlesWith.set(term, (articlesWith.get(term) ?? new Set()).add(article));
    }
  }
  const all = new Set(sections.map(({ article }) => article)).size;
  return (term) => Math.log((1 + all) / (articlesWith.get(term)?.size ?? 1));
};

/** All sections of the articles, ready to be searched. To be built once. */
export const buildPassageIndex = (articles: readonly Article[]) => {
  const sections = articles.flatMap(readSections);
  const vocabulary = createVocabulary(
    sections.flatMap(({ words }) => FIELDS.flatMap((field) => words[field])),
    new Set(articles.flatMap(({ title }) => subjectWordsOf(title))),
  );
  const weightOf = weighTerms(sections, vocabulary.termsOf);
  const unknownWeight = weightOf('');

  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  });
  const termsIn = ({ words }: ReadSection) =>
    FIELDS.map((field) => [field, vocabulary.termsOf(words[field]).join(' ')] as const);
  index.addAll(sections.map((section, id) => ({ id, ...Object.fromEntries(termsIn(section)) })));

  /** What a word tells: as much as the rarest of its stems. */
  const weightOfAny = (terms: readonly string[]) => Math.max(0, ...terms.map(weightOf));
  const askedWeight = ({ terms, kind }: AskedWord) => weightOfAny(terms) + DOUBT[kind] * unknownWeight;

  return {
    /** Sections that share words with a question, best first. */
    search: (question: string): readonly Hit[] => {
      const words = vocabulary.askFor(subjectWordsOf(question));
      const asked = words.reduce((sum, word) => sum + askedWeight(word), 0);
      return index
        .search([...new Set(words.flatMap(({ terms }) => terms))].join(' '))
        .flatMap(({ id, score, match }) => {
          const found = sections[Number(id)];
          if (found === undefined) return [];
          // 'constructor' is a term like any other, and something that every object has.
          const fieldsOf = (term: string) => (Object.hasOwn(match, term) ? match[term] : undefined);
          const shareOf = (term: string) =>
            fieldsOf(term)?.every((field) => WEAK_FIELDS.includes(field)) ? WEAK_SHARE : 1;
          const information = words
            .map(({ terms }) => terms.filter((term) => fieldsOf(term) !== undefined))
            .reduce(
              (sum, terms) => sum + Math.max(0, ...terms.map((term) => weightOf(term) * shareOf(term))),
              0,
            );
          const { article, section } = found;
          return [{ article, section, score: score * (information / asked) ** 2, information }];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
};

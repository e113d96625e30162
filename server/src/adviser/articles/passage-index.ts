import MiniSearch from 'minisearch';
import type { Article, Section } from './article.ts';
import { aspectsAsked } from './language/question-aspects.ts';
import { subjectWordsOf } from './language/subject-words.ts';
import { type AskedWord, createVocabulary, type Vocabulary } from './language/vocabulary.ts';
import { createLikeness, type Likeness, NOT_ALIKE, termsAskedOf } from './question-likeness.ts';

/** What a section is found by; the words of its article's title, topics, questions and keywords count for it too. */
const FIELDS = ['title', 'questions', 'keywords', 'heading', 'asked', 'text'] as const;
type Field = (typeof FIELDS)[number];

/** A section in its article, with the subject words of each of its fields. */
interface ReadSection {
  readonly article: Article;
  readonly section: Section;
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

const parseSections = (article: Article): readonly ReadSection[] => {
  const shared = {
    title: subjectWordsOf([article.title, ...article.topics, ...article.allergies].join('\n')),
    questions: subjectWordsOf(article.questions.join('\n')),
    keywords: subjectWordsOf(article.keywords.join('\n')),
  };
  return article.sections.map((section) => {
    const [heading, text] = [subjectWordsOf(section.heading), subjectWordsOf(section.text)];
    const asked = subjectWordsOf(section.asked.join('\n'));
    return { article, section, words: { ...shared, heading, asked, text } };
  });
};

/** A section that answers a question more or less. */
export interface Hit extends Pick<ReadSection, 'article' | 'section'> {
  /** How well the words fit (BM25) times the squared share of the question that they are: 0 or more. */
  readonly score: number;
  /** The same where words that no article has, a story around the question, count little against it. */
  readonly mildScore: number;
  /** How much the words tell that section and question share: about 0 for words that every article has. */
  readonly information: number;
  readonly shares: WordShares;
  readonly likeness: Likeness;
}

/** Shares of what words tell, from 0 to 1. */
export interface WordShares {
  /** Of the question, what stands in the section or its article's head; in its heading or title; in its text. */
  readonly all: number;
  readonly head: number;
  readonly text: number;
  /** The same without words that no article has: a story around the question. */
  readonly known: number;
  /** Of the heading, what the question says. */
  readonly heading: number;
  /** How alike the question is to the likest of those that the section and its article's head list. */
  readonly listed: number;
}

/** Terms with all that they tell together. */
interface Weighed {
  readonly terms: ReadonlySet<string>;
  readonly weight: number;
}

const NO_SHARES: WordShares = { all: 0, head: 0, text: 0, known: 0, heading: 0, listed: 0 };

const BOOST: Record<Field, number> = {
  title: 2,
  questions: 3,
  keywords: 1,
  heading: 2.5,
  asked: 2.5,
  text: 2,
};
/** A word that only these fields have speaks less for a section than one of its heads. */
const WEAK_FIELDS: readonly string[] = ['text', 'keywords'] satisfies readonly Field[];
const WEAK_SHARE = 0.7;
/** What speaks against a question beside its words themselves, in words that no article has. */
const DOUBT: Record<AskedWord['kind'], number> = { usual: 0, corrected: 0.5, other: 4 };

/** How much a word that no article has speaks against a question whose subject is known: 'a podóloga insistiu'. */
const STORY_SHARE = 0.25;

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
  const weights = new Map([...articlesWith].map(([term, { size }]) => [term, Math.log((1 + all) / size)]));
  const ofUnknown = Math.log(1 + all);
  return (term) => weights.get(term) ?? ofUnknown;
};

const vocabularyOf = (articles: readonly Article[], sections: readonly ReadSection[]): Vocabulary =>
  createVocabulary(
    sections.flatMap(({ words }) => FIELDS.flatMap((field) => words[field])),
    new Set(articles.flatMap(({ title }) => subjectWordsOf(title))),
  );

/** The stems and aspects by which questions are found alike; what nobody wrote in an article is a stem too. */
const termsAsked = (vocabulary: Vocabulary, question: string): readonly string[] => [
  ...new Set(vocabulary.askFor(subjectWordsOf(question)).flatMap(({ terms }) => terms)),
  ...[...aspectsAsked(question)].map((aspect) => `#${aspect}`),
];

/** The same by the words of some articles. */
export const createTermsAsked = (articles: readonly Article[]): ((question: string) => readonly string[]) => {
  const vocabulary = vocabularyOf(articles, articles.flatMap(parseSections));
  return (question) => termsAsked(vocabulary, question);
};

/** All sections of the articles, ready to be searched. To be built once. */
export const buildPassageIndex = (articles: readonly Article[]) => {
  const sections = articles.flatMap(parseSections);
  const vocabulary = vocabularyOf(articles, sections);
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

  const sumOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);
  const setOfTerms = (words: readonly string[]): ReadonlySet<string> => new Set(vocabulary.termsOf(words));
  const weighed = (terms: ReadonlySet<string>): Weighed => ({ terms, weight: sumOf(terms) });
  const termSets = sections.map(({ words }) => ({
    heading: weighed(setOfTerms(words.heading)),
    head: setOfTerms([...words.heading, ...words.title, ...words.asked]),
    text: setOfTerms(words.text),
  }));
  const listedOf = sections.map(({ article, section }) =>
    [...article.questions, ...section.asked].map((each) => weighed(setOfTerms(subjectWordsOf(each)))),
  );
  const sumShared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => {
    let sum = 0;
    for (const term of some) if (others.has(term)) sum += weightOf(term);
    return sum;
  };
  const likeness = (asked: Weighed, listed: Weighed): number => {
    const shared = sumShared(asked.terms, listed.terms);
    return shared / Math.max(1, asked.weight + listed.weight - shared);
  };

  const likenessTo = createLikeness(
    sections.map(({ article, section }) => termsAskedOf(article.slug, section.heading)),
  );

  /** What the words of a question have in common with a section. */
  const compareTo = (words: readonly AskedWord[]) => {
    const asked = weighed(new Set(words.flatMap(({ terms }) => terms.filter(vocabulary.isInArticles))));
    const told = words.reduce((sum, word) => sum + askedWeight(word), 0);
    const known = words
      .filter(({ terms }) => terms.some(vocabulary.isInArticles))
      .reduce((sum, word) => sum + askedWeight(word), 0);
    const heldBy = (some: ReadonlySet<string>) =>
      words.reduce((sum, word) => sum + weightOfAny(word.terms.filter((term) => some.has(term))), 0);
    return (at: number, information: number): WordShares => {
      const [terms, listed] = [termSets[at], listedOf[at]];
      if (terms === undefined || listed === undefined) return NO_SHARES;
      return {
        all: information / Math.max(1, told),
        head: heldBy(terms.head) / Math.max(1, known),
        text: heldBy(terms.text) / Math.max(1, known),
        known: information / Math.max(1, known),
        heading: sumShared(asked.terms, terms.heading.terms) / Math.max(1, terms.heading.weight),
        listed: listed.reduce((most, each) => Math.max(most, likeness(asked, each)), 0),
      };
    };
  };

  return {
    /** Every section: first those that share words with a question, best first. */
    search: (question: string, isKnown = false): readonly Hit[] => {
      const likeness = likenessTo(termsAsked(vocabulary, question), isKnown);
      const likenessOf = (at: number): Likeness => likeness.get(at) ?? NOT_ALIKE;
      const words = vocabulary.askFor(subjectWordsOf(question));
      const asked = words.reduce((sum, word) => sum + askedWeight(word), 0);
      const sharesOf = compareTo(words);
      const isStory = ({ terms, kind }: AskedWord) => kind !== 'other' && !terms.some(vocabulary.isInArticles);
      const toldOf = words.reduce((sum, word) => sum + askedWeight(word) * (isStory(word) ? STORY_SHARE : 1), 0);
      const matched = index
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
            .reduce((sum, terms) => sum + Math.max(0, ...terms.map((term) => weightOf(term) * shareOf(term))), 0);
          const { article, section } = found;
          return [
            {
              article,
              section,
              score: score * (information / asked) ** 2,
              mildScore: (score * information) / toldOf,
              information,
              shares: sharesOf(Number(id), information),
              likeness: likenessOf(Number(id)),
            },
          ];
        })
        .sort((one, other) => other.score - one.score);
      const found = new Set(matched.map(({ section }) => section));
      const others = sections.map(({ article, section }, at) => ({
        article,
        section,
        score: 0,
        mildScore: 0,
        information: 0,
        shares: NO_SHARES,
        likeness: likenessOf(at),
      }));
      return [...matched, ...others.filter(({ section }) => !found.has(section))];
    },
  };
};

import type { Article, Section } from './article.ts';
import { subjectWordsOf } from './language/read-terms.ts';

/** What a section is found by; the words of its article's title, topics, questions and keywords count for it too. */
export const FIELDS = ['title', 'questions', 'keywords', 'heading', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** A section in its article, with the subject words of each of its fields. */
export interface ReadSection {
  readonly article: Article;
  readonly section: Section;
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

/** All sections of the articles in their order. */
export const readSections = (articles: readonly Article[]): readonly ReadSection[] =>
  articles.flatMap((article) => {
    const title = subjectWordsOf([article.title, ...article.topics, ...article.allergies].join('\n'));
    const keywords = subjectWordsOf(article.keywords.join('\n'));
    const questions = subjectWordsOf(article.questions.join('\n'));
    return article.sections.map((section) => ({
      article,
      section,
      words: {
        title,
        questions,
        keywords,
        heading: subjectWordsOf(section.heading),
        text: subjectWordsOf(section.text),
      },
    }));
  });

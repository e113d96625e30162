import { z } from 'zod';
import { cellsSchema, loadTable } from '../../load-knowledge.ts';
import { loadArticles } from '../article.ts';
import { createTermsAsked } from '../passage-index.ts';

/** How people ask for each section: questions that its text answers, as some hundred people would type them. */
export const loadAskedQuestions = () =>
  loadTable('questions/asked.csv', { slug: z.string(), heading: z.string(), asked: cellsSchema });

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** These questions, those that the articles list and the headings, as stems: the table that is shipped. */
export const learnAskedTerms = (): string => {
  const articles = loadArticles();
  const termsOf = createTermsAsked(articles);
  const asked = Map.groupBy(loadAskedQuestions(), ({ slug }) => slug);
  const rows = articles.flatMap(({ slug, sections }) =>
    sections.map((section) => {
      const others = asked.get(slug)?.find(({ heading }) => heading === section.heading)?.asked ?? [];
      const terms = [section.heading, ...section.asked, ...others]
        .map((question) => termsOf(question).join(' '))
        .filter((each) => each !== '');
      return [slug, quoted(section.heading), terms.join('|')].join(',');
    }),
  );
  return `${['slug,heading,terms', ...rows].join('\n')}\n`;
};

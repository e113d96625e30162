import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** One question answered, understandable alone: what the chat shows. */
export interface Section {
  readonly heading: string;
  /** What it is about: names of entities, medicines or foods, the first the subject itself. */
  readonly about: readonly string[];
  /** How people ask for just this. */
  readonly asked: readonly string[];
  /** Portuguese, 40 to 200 words: paragraphs and lists with one line each. */
  readonly text: string;
}

/** What the head of an article says. */
const headSchema = z.strictObject({
  title: z.string().min(1),
  /** Lasting: the file's name without its ending. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** Entries of the profile's lists of what a person has, uses or keeps to, to the letter, and subjects. */
  topics: z.array(z.string().min(1)).min(1),
  /** Entries of the profile's lists of allergies: a text about avoiding them, never about using them. */
  allergies: z.array(z.string().min(1)).default([]),
  /** How people ask for it. */
  questions: z.array(z.string().min(1)).min(1),
  /** Words people use for the subject that its text may not have: brands, everyday names, neighbours. */
  keywords: z
    .string()
    .transform((line) => line.split(', '))
    .pipe(z.array(z.string().min(1))),
  /** Portuguese sentences that belong under every section: whom to ask. */
  needsProfessional: z.string().min(1).optional(),
  /** Guidelines and laws in full, never abbreviated keys. */
  sources: z.array(z.string().min(1)).min(1),
});

/** One of our own Portuguese texts. */
export type Article = z.output<typeof headSchema> & { readonly sections: readonly Section[] };

/** A line of the head: 'key: value', or 'key:' with one '  - value' a line under it. */
const headLine = /^(\w+):(?: (.+)|((?:\n {2}- .+)+))$/gm;

const readHead = (head: string): Record<string, string | string[]> => {
  const unread = head.replace(headLine, '').trim();
  if (unread !== '') throw new Error(`Not a line of an article's head: '${unread}'`);
  return Object.fromEntries(
    [...head.matchAll(headLine)].map(([, key, value, list = '']) => [key, value ?? list.split('\n  - ').slice(1)]),
  );
};

/** Lines that were broken for reading are joined again; paragraphs and list items keep a line of their own. */
const joinLines = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.replace(/\n(?!- )\s*/g, ' '))
    .join('\n');

/** A heading, a line 'about: …' under it, where there are any questions a line 'asked: … | …', and the text. */
const sectionForm = /^(?<heading>[^\n]+)\n+about: (?<about>[^\n]+)\n(?:asked: (?<asked>[^\n]+)\n)?(?<text>.*)$/s;

const parseSection = (block: string): Section => {
  const { heading = '', about = '', asked, text = '' } = sectionForm.exec(block)?.groups ?? {};
  if (about === '') throw new Error(`Says not what it is about: '${block.split('\n')[0]}'`);
  return {
    heading: heading.trim(),
    about: about.split(', '),
    asked: asked?.split(' | ') ?? [],
    text: joinLines(text),
  };
};

/**
 * An article from its Markdown: a head between two lines of '---', then sections under '## '.
 *
 * @throws where the head is not as it should be
 */
export const parseArticle = (markdown: string): Article => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  return {
    ...headSchema.parse(readHead(head)),
    sections: body.split(/^## /m).slice(1).map(parseSection),
  };
};

const folder = new URL('../../../knowledge/articles/', import.meta.url);

/** All our articles, read from their files, in the order of their names. */
export const loadArticles = (): readonly Article[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parseArticle(readFileSync(new URL(name, folder), 'utf8')));

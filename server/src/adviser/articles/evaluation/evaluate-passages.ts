import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { findPassages } from '../find-passages.ts';

/** A question as people type it, and the articles that answer it: none where it is about something else. */
export interface ExpectedAnswer {
  readonly question: string;
  readonly slugs: readonly string[];
  /** Not to be looked at while the search is tuned: a third, chosen by the question's hash. */
  readonly isHeldOut: boolean;
}

/** How well questions find their articles: shares from 0 to 1. */
export interface RetrievalReport {
  readonly questions: number;
  /** The first passage is of an expected article. */
  readonly top1: number;
  /** One of the passages, at most three, is. */
  readonly top3: number;
  readonly offTopic: number;
  /** Off-topic questions that got an answer all the same. */
  readonly offTopicAnswered: number;
}

const isHeldOut = (question: string): boolean => (createHash('sha256').update(question).digest()[0] ?? 0) % 3 === 0;

const rowSchema = z
  .strictObject({ question: z.string().min(1), slugs: z.string() })
  .transform(({ question, slugs }) => ({
    question,
    slugs: slugs.split('|').filter((slug) => slug !== ''),
    isHeldOut: isHeldOut(question),
  }));

/** The table of questions, in its order. */
export const expectedAnswers: readonly ExpectedAnswer[] = z
  .array(rowSchema)
  .parse(parse(readFileSync(new URL('questions.csv', import.meta.url)), { columns: true }));

/** Questions with the very section that answers; an empty heading where none does, however near one seems. */
export const expectedHeadings: readonly { readonly question: string; readonly heading: string }[] = z
  .array(z.strictObject({ question: z.string().min(1), heading: z.string() }))
  .parse(parse(readFileSync(new URL('headings.csv', import.meta.url)), { columns: true }));

const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** Asks every question and counts. */
export const evaluatePassages = (answers: readonly ExpectedAnswer[]): RetrievalReport => {
  const found = answers.map(({ question, slugs }) => ({
    slugs,
    got: findPassages(question).map(({ slug }) => slug),
  }));
  const onTopic = found.filter(({ slugs }) => slugs.length > 0);
  const offTopic = found.filter(({ slugs }) => slugs.length === 0);
  return {
    questions: onTopic.length,
    top1: share(onTopic, ({ slugs, got: [first] }) => first !== undefined && slugs.includes(first)),
    top3: share(onTopic, ({ slugs, got }) => got.some((slug) => slugs.includes(slug))),
    offTopic: offTopic.length,
    offTopicAnswered: share(offTopic, ({ got }) => got.length > 0),
  };
};

import { describe, expect, test } from 'vitest';
import { loadArticles } from '../article.ts';
import { evaluatePassages, expectedAnswers, expectedHeadings } from './evaluate-passages.ts';

describe('the table of questions', () => {
  test('names articles that exist and asks nothing twice', () => {
    const slugs = new Set(loadArticles().map(({ slug }) => slug));
    expect(expectedAnswers.flatMap((answer) => answer.slugs).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(expectedAnswers.map(({ question }) => question)).size).toBe(expectedAnswers.length);
  });

  test('and of sections such as exist', () => {
    const headings = new Set(loadArticles().flatMap(({ sections }) => sections.map(({ heading }) => heading)));
    const named = expectedHeadings.map(({ heading }) => heading).filter((heading) => heading !== '');
    expect(named.filter((heading) => !headings.has(heading))).toEqual([]);
  });

  test('asks for every article', () => {
    const asked = new Set(expectedAnswers.flatMap(({ slugs }) => slugs));
    expect(loadArticles().filter(({ slug }) => !asked.has(slug))).toEqual([]);
  });
});

describe('questions find their articles', () => {
  test('all of them', () => {
    const report = evaluatePassages(expectedAnswers);
    expect(report.questions).toBeGreaterThan(150);
    expect(report.top1).toBeGreaterThanOrEqual(0.9);
    expect(report.top3).toBeGreaterThanOrEqual(0.94);
    expect(report.offTopicAnswered).toBeLessThanOrEqual(0.05);
  });

  test('those that the search was tuned on', () => {
    const report = evaluatePassages(expectedAnswers.filter((answer) => !answer.isHeldOut));
    expect(report.top1).toBeGreaterThanOrEqual(0.92);
    expect(report.top3).toBeGreaterThanOrEqual(0.95);
    expect(report.offTopicAnswered).toBeLessThanOrEqual(0.03);
  });

  // What strangers' words really give: the thresholds stand just below what was measured, to see it fall.
  test('those that were held out', () => {
    const report = evaluatePassages(expectedAnswers.filter((answer) => answer.isHeldOut));
    expect(report.top1).toBeGreaterThanOrEqual(0.85);
    expect(report.top3).toBeGreaterThanOrEqual(0.9);
    expect(report.offTopicAnswered).toBeLessThanOrEqual(0.11);
  });
});

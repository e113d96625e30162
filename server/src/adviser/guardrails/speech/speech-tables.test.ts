import { describe, expect, it } from 'vitest';
import { asksForbidden, parseQuestion } from './asks-forbidden.ts';
import { cutAllowed, markLine, markSentence } from './mark-sentence.ts';
import { splitSentences } from './sentence-reader.ts';
import { createSpeechCheck, findBreaches } from './speech-check.ts';
import { loadSpeechRows, speechTables } from './speech-tables.ts';

const { read, rules, questions, allowed, references, marks } = loadSpeechRows();
const patternOf = (pattern: string): RegExp => new RegExp(read(pattern), 'u');

/** Whether this row alone refuses what stands in one of the lines, and no exception holds. */
const refuses = (
  { pattern, unless }: { readonly pattern: string; readonly unless: string },
  line: string,
  whole = line,
): boolean =>
  patternOf(pattern).test(line) && (unless === '' || !(patternOf(unless).test(line) || patternOf(unless).test(whole)));

describe('what no adviser says: each row', () => {
  it.each(rules)('$of: refuses "$refused"', (row) => {
    const marked = splitSentences(row.refused).map(markSentence);
    expect(marked.some((line) => refuses(row, row.of === 'dose' ? line : cutAllowed(line), line))).toBe(true);
    expect(findBreaches(row.refused)).toContain(row.of);
  });
  it.each(rules)('$of: lets pass "$passes"', ({ passes }) => {
    expect(findBreaches(passes)).toEqual([]);
  });
});

describe('what no adviser answers: each row', () => {
  it.each(questions)('$of: refuses "$refused"', (row) => {
    expect(refuses(row, markLine(parseQuestion(row.refused)))).toBe(true);
    expect(asksForbidden(row.refused)).not.toBeNull();
  });
  it.each(questions)('$of: answers "$passes"', ({ passes }) => {
    expect(asksForbidden(passes)).toBeNull();
  });
});

describe('what may be said', () => {
  it.each(allowed)('is cut out of "$example"', ({ pattern, example }) => {
    expect(markSentence(example).search(patternOf(pattern))).toBeGreaterThanOrEqual(0);
    expect(findBreaches(example)).toEqual([]);
  });
});

describe('what stands for a medicine named before', () => {
  it.each(references)('is refused in "$example"', ({ example }) => {
    const { check } = createSpeechCheck();
    expect(splitSentences(example).flatMap(check)).not.toEqual([]);
  });
});

it('every word is marked as the table says', () => {
  expect(new Set(marks.map(({ mark }) => mark))).toEqual(new Set(['SUP', 'DRUG', 'MED', 'TEA', 'ILL', 'PRO']));
  expect(speechTables().marks.map(({ mark }) => mark)).toEqual(['SUP', 'DRUG', 'MED', 'TEA', 'ILL', 'PRO']);
});

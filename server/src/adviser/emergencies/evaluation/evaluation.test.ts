import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findEmergency } from '../find-emergency.ts';
import { learnEmergencies } from '../learn-emergencies.ts';
import { readAuthors, readSentences, sentenceTables } from '../sentences.ts';
import { judgeTested, sharesOf } from './evaluate-emergencies.ts';
import { makeVariants } from './make-variants.ts';
import { writeEmergencySection } from './write-emergency-section.ts';

const tested = judgeTested();
const danger = tested.filter(({ sentence }) => sentence.label !== 'none');
const harmless = tested.filter(({ sentence }) => sentence.label === 'none');

describe('emergencies in what people write', () => {
  // Below the goals of 0.98 and 0.95: what was reached when it was written. A change may not lower it.
  test('are found among authors that nothing was learnt from', () => {
    const { found, card, first, among } = sharesOf(danger);
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(card).toBeGreaterThanOrEqual(0.94);
    expect(first).toBeGreaterThanOrEqual(0.93);
    expect(among).toBeGreaterThanOrEqual(0.95);
    expect(sharesOf(harmless).card).toBeLessThanOrEqual(0.05);
  });

  test('are found however they are written', () => {
    const variants = makeVariants(danger.map(({ sentence }) => sentence));
    const foundIn = (kind: keyof typeof variants): number =>
      variants[kind].filter(({ text }) => findEmergency(text) !== null).length / variants[kind].length;
    for (const kind of ['no_accents', 'upper_case', 'chatter', 'typo'] as const)
      expect(foundIn(kind), kind).toBeGreaterThanOrEqual(0.91);
    expect(foundIn('person')).toBe(1);
    expect(foundIn('negated')).toBeLessThanOrEqual(0.1);
  });

  test('are reported by group, kind, author and variant', () => {
    const section = writeEmergencySection({
      crossValidated: [],
      tested,
      byVariant: { no_accents: [], upper_case: [], typo: [], chatter: [], person: [], negated: danger },
    });
    expect(section).toContain('| hard negatives |');
    expect(section).toContain('| ketoacidosis |');
    expect(section).toContain('| plain-speaker |');
    expect(section).toContain('| denied |');
  });
});

describe('the tables of sentences', () => {
  test('have an author each, and nothing that is tested is taught', () => {
    const authors = readAuthors();
    expect(authors.map(({ author }) => author).toSorted()).toEqual(sentenceTables().toSorted());
    const textsOf = (isTested: boolean) =>
      authors
        .filter(({ use }) => (use === 'testing') === isTested)
        .flatMap(({ author }) => readSentences(author).map(({ text }) => text));
    const taught = new Set(textsOf(false));
    expect(textsOf(true).filter((text) => taught.has(text))).toEqual([]);
  });

  test('are what the shipped file was learnt from: `npm run learn` else', () => {
    const shipped = readFileSync(new URL('../../../../knowledge/emergencies/learnt.bin', import.meta.url));
    expect(learnEmergencies().equals(shipped)).toBe(true);
  });
});

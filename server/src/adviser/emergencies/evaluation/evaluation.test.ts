import { describe, expect, test } from 'vitest';
import { exampleSets, isFair, readExampleSets } from '../examples/examples.ts';
import { evaluateEmergencies } from './evaluate-emergencies.ts';
import { writeEmergencySection } from './write-emergency-section.ts';

const report = evaluateEmergencies();

describe('emergencies in what people write', () => {
  test('are found, and little else is, in the sentences that were read', () => {
    expect(report.bySet.given).toMatchObject({ missed: 0, falseAlarms: 0, swapped: 0 });
    for (const set of ['tuned', 'later', 'others'] as const) {
      expect(report.bySet[set].recall).toBeGreaterThanOrEqual(0.98);
      expect(report.bySet[set].precision).toBeGreaterThanOrEqual(0.95);
    }
  });

  // Below the goals of 0.98 and 0.95: what nobody read and nothing was learnt from. A change may not lower them.
  test('are found in sentences that nothing was learnt from', () => {
    expect(report.bySet.held_out.recall).toBeGreaterThanOrEqual(0.96);
    expect(report.bySet.held_out.precision).toBeGreaterThanOrEqual(0.9);
    expect(report.bySet.plain.recall).toBeGreaterThanOrEqual(0.93);
    expect(report.bySet.plain.precision).toBeGreaterThanOrEqual(0.92);
    expect(report.crossValidated.recall).toBeGreaterThanOrEqual(0.92);
    expect(report.crossValidated.precision).toBeGreaterThanOrEqual(0.86);
  });

  test('are measured on sentences that are not taught as well', () => {
    const sets = readExampleSets();
    const taught = new Set(
      exampleSets.filter((set) => !isFair[set]).flatMap((set) => sets[set].map(({ text }) => text)),
    );
    const fair = exampleSets.filter((set) => isFair[set]).flatMap((set) => sets[set]);
    expect(fair.filter(({ text }) => taught.has(text))).toEqual([]);
  });

  test('are found however they are written', () => {
    const { typo, person, negated, no_accents, upper_case, chatter } = report.byVariant;
    for (const variant of [no_accents, upper_case, chatter])
      expect(variant.recall).toBeGreaterThanOrEqual(0.98);
    expect(typo.recall).toBeGreaterThanOrEqual(0.95);
    expect(typo.precision).toBeGreaterThanOrEqual(0.96);
    expect(person.recall).toBe(1);
    expect(negated.falseAlarms).toBe(0);
  });

  test('are reported with every set, variant and kind', () => {
    const section = writeEmergencySection(report);
    expect(section).toContain('| the last author, plain style');
    expect(section).toContain('| denied |');
    expect(section).toContain('| ketoacidosis |');
  });
});

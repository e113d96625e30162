import { describe, expect, test } from 'vitest';
import { evaluateEmergencies } from './evaluate-emergencies.ts';
import { writeEmergencySection } from './write-emergency-section.ts';

const report = evaluateEmergencies();

describe('emergencies in what people write', () => {
  test('are found, and little else is', () => {
    expect(report.all.recall).toBeGreaterThanOrEqual(0.98);
    expect(report.all.precision).toBeGreaterThanOrEqual(0.95);
    expect(report.bySet.given).toMatchObject({ missed: 0, falseAlarms: 0, swapped: 0 });
  });

  // Below the goal of 0.98: what the rules were not written for. A change may not lower them.
  test('are found in sentences that no rule was written for', () => {
    expect(report.bySet.held_out.recall).toBeGreaterThanOrEqual(0.94);
    expect(report.bySet.held_out.precision).toBeGreaterThanOrEqual(0.94);
  });

  test('are found however they are written', () => {
    const { typo, person, negated, no_accents, upper_case, chatter } = report.byVariant;
    for (const variant of [no_accents, upper_case, chatter])
      expect(variant.recall).toBeGreaterThanOrEqual(0.98);
    expect(typo.recall).toBeGreaterThanOrEqual(0.95);
    expect(typo.precision).toBeGreaterThanOrEqual(0.97);
    expect(person.recall).toBe(1);
    expect(negated.falseAlarms).toBe(0);
  });

  test('are reported with every set, variant and kind', () => {
    const section = writeEmergencySection(report);
    expect(section).toContain('| **all** |');
    expect(section).toContain('| denied |');
    expect(section).toContain('| ketoacidosis |');
  });
});

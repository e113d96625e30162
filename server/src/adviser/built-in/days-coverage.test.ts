import { SUBSTANCE_TYPES, SUBSTANCE_UNITS } from '@vida/contract/substances/substance-kinds.ts';
import { describe, expect, it } from 'vitest';
import { slept, sleptDaily, used } from '../testing/sample-days.ts';
import { NOW, type SamplePerson, samplePerson } from '../testing/sample-person.ts';
import { tellRules } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';

const keysFor = (person: SamplePerson): string[] =>
  tellRules(buildFacts(samplePerson(person), NOW)).map(({ rule }) => rule.key);

const ownOf = (person: SamplePerson): string[] => {
  const common = new Set(keysFor({}));
  return keysFor(person).filter((key) => !common.has(key));
};

const units = SUBSTANCE_TYPES.flatMap((type) => SUBSTANCE_UNITS[type].map((unit) => [type, unit] as const));

describe('every kind of record', () => {
  // Caffeine and gaming are worth a word from an amount on.
  it.each(units)('%s in %s has a tip of its own', (_, unit) => {
    expect(ownOf({ uses: [used(unit === 'mg' ? 450 : 5, unit, 0)] })).not.toEqual([]);
  });

  it('of a substance is told in another way than of the others', () => {
    const told = SUBSTANCE_TYPES.map((type) => ownOf({ uses: [used(9, SUBSTANCE_UNITS[type][0], 0)] }).join(' '));
    expect(new Set(told).size).toBe(told.length);
  });

  it('of nights has a tip of its own from the first on', () => {
    const nights = [
      [slept(0)],
      sleptDaily(3),
      sleptDaily(3, { quality: 5 }),
      sleptDaily(3, { fallAsleepMinutes: 25 }),
      sleptDaily(3, { bed: '01:00' }),
      sleptDaily(3, { bed: '21:00' }),
      sleptDaily(3, { nightWakings: 4 }),
    ];
    const told = nights.map((each) => ownOf({ nights: each }).join(' '));
    expect(told).not.toContain('');
    expect(new Set(told).size).toBe(told.length);
  });
});

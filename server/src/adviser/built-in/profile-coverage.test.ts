import { NONE_CHOICES, OTHER_CHOICE, PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { describe, expect, it } from 'vitest';
import { NOW, type SamplePerson, samplePerson } from '../testing/sample-person.ts';
import { tellRules } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';

const keysFor = (person: SamplePerson): string[] =>
  tellRules(buildFacts(samplePerson(person), NOW)).map(({ rule }) => rule.key);

/** What is told to everybody, and to everybody who filled in anything at all. */
const common = new Set([...keysFor({}), ...keysFor({ profile: { height: 170 } })]);

const choices = PROFILE_LISTS.flatMap(({ list, choices: all }) =>
  all
    .filter((choice) => choice !== OTHER_CHOICE && !NONE_CHOICES.includes(choice))
    .map((choice) => [list, choice] as const),
);

describe('every choice of the profile', () => {
  it.each(choices)('%s: %s has a tip of its own', (list, choice) => {
    const own = keysFor({ profile: { [list]: [choice] } }).filter((key) => !common.has(key));
    expect(own).not.toEqual([]);
  });

  it('is told in another way than its neighbours', () => {
    for (const { list, choices: all } of PROFILE_LISTS) {
      const told = all.map((choice) => keysFor({ profile: { [list]: [choice] } }).join(' '));
      const named = told.filter((_, index) => {
        const choice = all[index] ?? OTHER_CHOICE;
        return choice !== OTHER_CHOICE && !NONE_CHOICES.includes(choice);
      });
      // Impairments of walking share one tip, as do inflamed and worn joints.
      if (list !== 'disabilities' && list !== 'physicalProblems') expect(new Set(named).size, list).toBe(named.length);
    }
  });
});

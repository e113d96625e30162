import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '../../contract/src/profile/profile-schemas.ts';
import { tellRules, toDraft } from '../../server/src/adviser/built-in/built-in-adviser.ts';
import { buildFacts } from '../../server/src/adviser/built-in/facts/build-facts.ts';
import type { Candidate } from '../../server/src/adviser/built-in/tip-rule.ts';
import { type MadeUp, madeUpPerson, NOW, readBy } from '../../server/src/adviser/testing/made-up-person.ts';
import { ruleCases } from '../../server/src/adviser/testing/rule-cases.ts';

/** A tip as somebody made up reads it, and who that is. */
export interface ExampleTip {
  readonly rule: Candidate['rule'];
  readonly title: string;
  readonly content: string;
  readonly why: readonly string[];
  readonly who: string;
  /** Every priority and urgency that the made-up people were told it with. */
  readonly priorities: ReadonlySet<Candidate['priority']>;
  readonly urgencies: ReadonlySet<number>;
}

const ageWords = ({ birthDate }: HealthProfile): string[] =>
  birthDate === null ? [] : [`${NOW.getUTCFullYear() - Number(birthDate.slice(0, 4))} anos`];

/** '67 anos, Diabetes Tipo 2, Insulina': what the profile says, without its figures. */
const whoWords = (person: MadeUp): string => {
  const profile = { ...EMPTY_HEALTH_PROFILE, ...person.profile };
  const said = Object.entries(profile).flatMap(([field, value]) => {
    if (Array.isArray(value)) return value.map(String);
    return field.startsWith('other') && typeof value === 'string' && value !== '' ? [`“${value}”`] : [];
  });
  return [...ageWords(profile), ...(profile.pregnant ? ['grávida'] : []), ...said].join(', ');
};

const toldTo = (person: MadeUp) => {
  const facts = buildFacts(madeUpPerson(person), NOW);
  return tellRules(facts).map((candidate) => ({
    candidate,
    draft: readBy(person)(toDraft(candidate, facts)),
  }));
};

/** One example of each rule, by its key: the first person of the tests' cases whom it is told to. */
export const findExampleTips = (): ReadonlyMap<string, ExampleTip> => {
  const people = ruleCases.map(([key, person]) => ({ key, person, told: toldTo(person) }));
  const ofRule = Map.groupBy(
    people.flatMap(({ told }) => told.map(({ candidate }) => candidate)),
    ({ rule }) => rule.key,
  );
  const examples = new Map<string, ExampleTip>();
  for (const { key, person, told } of people) {
    const found = told.find(({ candidate }) => candidate.rule.key === key);
    const all = ofRule.get(key);
    if (!found || !all || examples.has(key)) continue;
    examples.set(key, {
      rule: found.candidate.rule,
      title: found.draft.title,
      content: found.draft.content,
      why: found.draft.why,
      who: whoWords(person),
      priorities: new Set(all.map(({ priority }) => priority)),
      urgencies: new Set(all.map(({ urgency }) => urgency)),
    });
  }
  return examples;
};

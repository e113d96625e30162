import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '../../contract/src/profile/profile-schemas.ts';
import { tellRules, toDraft } from '../../server/src/adviser/built-in/built-in-adviser.ts';
import { buildFacts } from '../../server/src/adviser/built-in/facts/facts.ts';
import { ruleCases } from '../../server/src/adviser/testing/rule-cases.ts';
import { NOW, readBy, type SamplePerson, samplePerson } from '../../server/src/adviser/testing/sample-person.ts';

/** A tip as somebody made up reads it, and who that is. */
export interface ExampleTip {
  readonly title: string;
  readonly content: string;
  readonly why: readonly string[];
  readonly who: string;
}

const ageWords = ({ birthDate }: HealthProfile): string[] =>
  birthDate === null ? [] : [`${NOW.getUTCFullYear() - Number(birthDate.slice(0, 4))} anos`];

/** '67 anos, Diabetes Tipo 2, Insulina': what the profile says, without its figures. */
const whoWords = (person: SamplePerson): string => {
  const profile = { ...EMPTY_HEALTH_PROFILE, ...person.profile };
  const said = Object.entries(profile).flatMap(([field, value]) => {
    if (Array.isArray(value)) return value.map(String);
    return field.startsWith('other') && typeof value === 'string' && value !== '' ? [`“${value}”`] : [];
  });
  return [...ageWords(profile), ...(profile.pregnant ? ['grávida'] : []), ...said].join(', ');
};

/** The tip of one rule, as the person reads it. */
const tellOne = (key: string, person: SamplePerson) => {
  const facts = buildFacts(samplePerson(person), NOW);
  const [told] = tellRules(facts, (row) => row.key === key);
  return told && readBy(person)(toDraft(told));
};

/** One example of each rule, by its key: the first person of the tests' cases whom it is told to. */
export const findExampleTips = (): ReadonlyMap<string, ExampleTip> => {
  const examples = new Map<string, ExampleTip>();
  for (const [key, person] of ruleCases) {
    const found = examples.has(key) ? undefined : tellOne(key, person);
    if (!found) continue;
    examples.set(key, {
      title: found.title,
      content: found.content,
      why: found.why,
      who: whoWords(person),
    });
  }
  return examples;
};

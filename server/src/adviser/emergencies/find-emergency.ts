import type { Conclusion } from './conclusions/conclusion.ts';
import { conclusions } from './conclusions/conclusions.ts';
import { keepAlarming, type SignName } from './dampers/keep-alarming.ts';
import { type Emergency, type EmergencyKind, emergencyKinds } from './emergency.ts';
import { tables } from './lexicon/all-tables.ts';
import type { Finding } from './patterns/matcher.ts';
import { readWords } from './reading/read-words.ts';
import { readVitalSigns, readYears } from './reading/vital-signs.ts';

const kindsInOrder = Object.keys(emergencyKinds) as readonly EmergencyKind[];

const holds = ({ when, unless }: Conclusion, signs: ReadonlySet<SignName>): boolean =>
  when.every((need) => (typeof need === 'string' ? signs.has(need) : need.some((sign) => signs.has(sign)))) &&
  !(unless ?? []).some((sign) => signs.has(sign));

/**
 * Whether a text speaks of somebody in danger now. Reads Brazilian Portuguese as people type it. Pure, synchronous, at
 * most 10,000 characters are read; null where nothing alarms. It prefers a false alarm to a miss: a card costs little, a miss a life.
 */
export const findEmergency = (text: string): Emergency | null => {
  const read = readWords(text);
  const words = tables.know(read.words);
  const found: readonly Finding<SignName>[] = [
    ...tables.findAll(words),
    ...readVitalSigns(words),
    ...readYears(words),
  ];
  const alarming = keepAlarming(words, found);
  const signs = new Set(alarming.map(({ name }) => name));
  const held = conclusions.filter((conclusion) => holds(conclusion, signs));
  const certain = held.filter(({ isUnsure }) => isUnsure !== true);
  const isMental = (kind: EmergencyKind) => emergencyKinds[kind] === 'emotional';
  const relevant = certain.length > 0 ? certain : held;
  const [first, ...others] = kindsInOrder.filter((kind) =>
    relevant.some((conclusion) => conclusion.kind === kind),
  );
  if (first === undefined) return null;
  const label = emergencyKinds[first];
  return {
    label,
    kinds: [first, ...others],
    alsoEmotional: label === 'medical' && held.some(({ kind }) => isMental(kind)),
    isCertain: certain.length > 0 && !(label === 'emotional' && read.isLaughing),
    hasPlanOrMeans:
      signs.has('means') || signs.has('attempt') || signs.has('goodbye') || signs.has('kill_myself'),
    aboutOther: signs.has('other_person') && !signs.has('first_person'),
  };
};

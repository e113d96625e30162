import type { SignName } from '../dampers/keep-alarming.ts';
import { type Emergency, type EmergencyKind, emergencyKinds } from '../emergency.ts';
import type { ReadSigns } from '../read-signs.ts';
import type { Conclusion } from './conclusion.ts';
import { conclusions } from './conclusions.ts';
import { orderKinds } from './order-kinds.ts';
import { findSugarKind, readCare } from './read-care.ts';
import { strongSigns } from './strong-signs.ts';

const kindsInOrder = Object.keys(emergencyKinds) as readonly EmergencyKind[];

const holds = ({ when, unless }: Conclusion, signs: ReadonlySet<SignName>): boolean =>
  when.every((need) => (typeof need === 'string' ? signs.has(need) : need.some((sign) => signs.has(sign)))) &&
  !(unless ?? []).some((sign) => signs.has(sign));

export interface ByRules {
  readonly emergency: Emergency;
  /** No resemblance to harmless sentences may take it away. */
  readonly isStrong: boolean;
}

/** Who is not awake does not write; in violence somebody else is always named, the one who does it. */
const isAboutOther = (first: EmergencyKind, signs: ReadonlySet<SignName>): boolean => {
  if (signs.has('unresponsive')) return true;
  if (signs.has('first_person')) return false;
  return signs.has(first === 'violence' ? 'other_victim' : 'other_person');
};

/** The kinds of an emergency, and what else its signs say of it. */
export const describeEmergency = (
  { alarming, isLaughing }: ReadSigns,
  kinds: Emergency['kinds'],
  isCertain: boolean,
  alsoEmotional: boolean,
): Emergency => {
  const signs = new Set(alarming.map(({ name }) => name));
  const label = emergencyKinds[kinds[0]];
  const aboutOther = isAboutOther(kinds[0], signs);
  return {
    strength: 'card',
    label,
    kinds,
    alsoEmotional: label === 'medical' && alsoEmotional,
    isCertain: isCertain && !(label === 'emotional' && isLaughing),
    hasPlanOrMeans:
      signs.has('means') || signs.has('attempt') || signs.has('goodbye') || signs.has('kill_myself'),
    aboutOther,
    care: readCare(alarming, kinds, aboutOther),
  };
};

/** What the conclusions say of the signs in a text; null where none holds. */
export const findByRules = (read: ReadSigns): ByRules | null => {
  const signs = new Set(read.alarming.map(({ name }) => name));
  const held = conclusions.filter((conclusion) => holds(conclusion, signs));
  const certain = held.filter(({ isUnsure }) => isUnsure !== true);
  const relevant = certain.length > 0 ? certain : held;
  const found = kindsInOrder.filter((kind) => relevant.some((conclusion) => conclusion.kind === kind));
  const [first, ...others] = orderKinds(found, signs, findSugarKind(read.alarming));
  if (first === undefined) return null;
  const alsoEmotional = held.some(({ kind }) => emergencyKinds[kind] === 'emotional');
  return {
    emergency: describeEmergency(read, [first, ...others], certain.length > 0, alsoEmotional),
    isStrong: strongSigns.some((sign) => signs.has(sign)),
  };
};

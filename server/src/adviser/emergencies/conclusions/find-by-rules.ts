import type { SignName } from '../dampers/keep-alarming.ts';
import { type Emergency, type EmergencyKind, emergencyKinds } from '../emergency.ts';
import type { ReadSigns } from '../read-signs.ts';
import type { Conclusion } from './conclusion.ts';
import { conclusions } from './conclusions.ts';
import { orderKinds } from './order-kinds.ts';
import { findSugarKind, hasRisen, readCare } from './read-care.ts';
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
  if (signs.has('not_awake') && (first === 'severe_low' || first === 'insulin_excess')) return true;
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

/** What the conclusions say of the signs in a text, before it is described. */
interface Concluded {
  /** The most pressing first; empty where none holds. */
  readonly kinds: readonly EmergencyKind[];
  readonly isCertain: boolean;
  readonly alsoEmotional: boolean;
}

/** Which kinds the signs of a text say. */
export const conclude = ({ alarming }: ReadSigns): Concluded => {
  const signs = new Set(alarming.map(({ name }) => name));
  const held = conclusions.filter((conclusion) => holds(conclusion, signs));
  const certain = held.filter(({ isUnsure }) => isUnsure !== true);
  const relevant = new Set((certain.length > 0 ? certain : held).map(({ kind }) => kind));
  const isOver = (kind: EmergencyKind): boolean => kind === 'severe_low' && hasRisen(alarming);
  const found = kindsInOrder.filter((kind) => relevant.has(kind) && !isOver(kind));
  const isOfMind = found.every((kind) => emergencyKinds[kind] === 'emotional');
  const isAge = isOfMind && !alarming.some(({ name }) => /^(?:glucose_|low_|insulin_)/.test(name));
  return {
    kinds: orderKinds(found, signs, isAge ? null : findSugarKind(alarming)),
    isCertain: certain.length > 0,
    alsoEmotional: held.some(({ kind }) => emergencyKinds[kind] === 'emotional'),
  };
};

/** The emergency of the signs in a text; null where no conclusion holds. */
export const findByRules = (read: ReadSigns): ByRules | null => {
  const { kinds, isCertain, alsoEmotional } = conclude(read);
  const [first, ...others] = kinds;
  if (first === undefined) return null;
  return {
    emergency: describeEmergency(read, [first, ...others], isCertain, alsoEmotional),
    isStrong: read.alarming.some(({ name }) => strongSigns.has(name)),
  };
};

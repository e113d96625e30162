import { type Emergency, type EmergencyKind, emergencyKinds } from './emergency.ts';
import { readCare } from './read-care.ts';
import type { ReadSigns } from './read-signs.ts';

/** Who is not awake does not write; in violence somebody else is always named, the one who does it. */
const isAboutOther = (first: EmergencyKind, read: ReadSigns): boolean => {
  if (read.has('unresponsive', 'not_breathing')) return true;
  if (read.has('not_awake') && (first === 'severe_low' || first === 'insulin_excess')) return true;
  if (read.has('first_person')) return false;
  return read.has(first === 'violence' ? 'other_victim' : 'other_person');
};

/** An emergency of these kinds, and what else the signs of the text say of it. */
export const describeEmergency = (
  read: ReadSigns,
  kinds: Emergency['kinds'],
  { strength, isCertain }: Pick<Emergency, 'strength' | 'isCertain'>,
): Emergency => {
  const ordered = kinds.toSorted(
    (one, other) =>
      Number(emergencyKinds[one] === 'emotional') - Number(emergencyKinds[other] === 'emotional'),
  );
  const [first = kinds[0], ...others] = ordered;
  const label = emergencyKinds[first];
  const aboutOther = isAboutOther(first, read);
  return {
    strength,
    label,
    kinds: [first, ...others],
    alsoEmotional: label === 'medical' && others.some((kind) => emergencyKinds[kind] === 'emotional'),
    isCertain: isCertain && !(label === 'emotional' && read.isLaughing),
    hasPlanOrMeans: read.has('means', 'attempt', 'goodbye', 'kill_myself'),
    aboutOther,
    care: readCare(read, kinds, aboutOther),
  };
};

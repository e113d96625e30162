import { deriveCare, findSugarKind, isHigh, isOneSided, type LowLikeness } from './derive-care.ts';
import { type Emergency, type EmergencyKind, emergencyKinds, kindsInOrder } from './emergency.ts';
import { kindsOfSigns } from './emergency-tables.ts';
import type { Likeness } from './judge-text.ts';
import { LIMITS } from './limits.ts';
import type { ReadSigns } from './load-signs.ts';

/** The kinds that the signs of a text say, by the kinds of some of them. */
export const kindsSaid = (
  { found }: ReadSigns,
  kindOf: ReadonlyMap<string, EmergencyKind>,
): readonly EmergencyKind[] => [...new Set(found.flatMap(({ name }) => kindOf.get(name) ?? []))];

/** How much a text is like one of a low glucose, by the kinds that it is most like. */
const likenessOfLow = ({ kinds }: Likeness): LowLikeness => {
  const [best] = kinds;
  if (best?.kind === 'severe_low') return 'likely';
  const behind = kinds.find(({ kind }) => kind === 'severe_low')?.behind ?? 0;
  if (best === undefined || emergencyKinds[best.kind] === 'medical' || behind < LIMITS.doubtful) return 'possible';
  return behind > LIMITS.unlikely ? 'unlikely' : 'doubtful';
};

/**
 * The kind that is likeliest, then the others that are likely or said, the most pressing first. A low glucose goes
 * before all; beside a high one there is none.
 */
const chooseKinds = (read: ReadSigns, like: Likeness, said: readonly EmergencyKind[]): Emergency['kinds'] => {
  const low = likenessOfLow(like);
  const sugar = findSugarKind(read, low);
  const isNoLow = low === 'doubtful' || low === 'unlikely';
  // Beside a high glucose nothing brings sugar, not even too much insulin.
  const isPossible = (kind: EmergencyKind): boolean =>
    sugar === kind ||
    !((kind === 'severe_low' && (isNoLow || isHigh(read))) || (kind === 'insulin_excess' && isHigh(read)));
  const possible = like.kinds.filter(({ kind }) => isPossible(kind));
  const likely = possible.filter(({ behind }) => behind <= (possible[0]?.behind ?? 0) + LIMITS.behind);
  const isLearnt = like.odds > LIMITS.line || said.length === 0;
  const facts = [...kindsSaid(read, kindsOfSigns.fact), ...(isOneSided(read) ? (['stroke'] as const) : [])];
  const all = new Set([
    ...(sugar ? [sugar] : []),
    ...(isLearnt ? likely.map(({ kind }) => kind) : []),
    ...said.filter(isPossible),
    ...facts,
  ]);
  const [first = 'other_medical'] = all;
  return [first, ...kindsInOrder.filter((kind) => all.has(kind) && kind !== first)];
};

/** Who is not awake does not write; in violence somebody else is always named, the one who does it. */
const isAboutOther = (first: EmergencyKind, read: ReadSigns): boolean => {
  if (read.has('unresponsive', 'not_breathing')) return true;
  if (read.has('not_awake') && (first === 'severe_low' || first === 'insulin_excess')) return true;
  if (read.has('first_person')) return false;
  return read.has(first === 'violence' ? 'other_victim' : 'other_person');
};

const isEmotional = (kind: EmergencyKind): boolean => emergencyKinds[kind] === 'emotional';

/** The emergency of a text of whose kinds some are `said`, with what else its signs say of it. */
export const describeEmergency = (
  read: ReadSigns,
  like: Likeness,
  said: readonly EmergencyKind[],
  { strength, isCertain }: Pick<Emergency, 'strength' | 'isCertain'>,
): Emergency => {
  const kinds = chooseKinds(read, like, said);
  const ordered = kinds.toSorted((one, other) => Number(isEmotional(one)) - Number(isEmotional(other)));
  const [first = kinds[0], ...others] = ordered;
  const label = emergencyKinds[first];
  const aboutOther = isAboutOther(first, read);
  return {
    strength,
    label,
    kinds: [first, ...others],
    alsoEmotional: label === 'medical' && others.some(isEmotional),
    isCertain: isCertain && !(label === 'emotional' && read.isLaughing),
    hasPlanOrMeans: read.has('means', 'attempt', 'goodbye', 'kill_myself'),
    aboutOther,
    care: deriveCare(read, kinds, aboutOther),
  };
};

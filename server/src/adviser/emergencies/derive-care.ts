import type { Care, EmergencyKind } from './emergency.ts';
import type { ReadSigns } from './load-signs.ts';

const lows: readonly string[] = ['glucose_under_40', 'glucose_very_low', 'glucose_low', 'low_in_words'];
const highs: readonly string[] = ['glucose_high', 'glucose_extreme', 'bare_high', 'high_in_words'];

/**
 * The number that was told last: of those that are named a glucose if there are any, else of those that could be one.
 */
const newestNumber = ({ found }: ReadSigns): string | undefined => {
  const named = found.filter(({ name }) => name.startsWith('glucose_'));
  const numbers = named.length > 0 ? named : found.filter(({ name }) => /^(?:bare|lone)_/.test(name));
  return numbers.toSorted((one, other) => one.from - other.from).at(-1)?.name;
};

/**
 * How much a text is like one of a low glucose. Where it is `doubtful`, a bare number is none; where it is
 * `unlikely`, a word neither; a number that could be an age is one only where it is `likely`.
 */
export type LowLikeness = 'likely' | 'possible' | 'doubtful' | 'unlikely';

/** Whether the glucose that is told of last is high. */
export const isHigh = (read: ReadSigns): boolean =>
  highs.includes(newestNumber(read) ?? (read.has('high_in_words') ? 'high_in_words' : ''));

/** Whether the glucose is low. What was said of it last counts: 'caiu de 180 para 52', '52, tomei suco e agora 110'. */
const isLowNow = (read: ReadSigns, likeness: LowLikeness): boolean => {
  const newest = newestNumber(read);
  if (newest === 'bare_low') return likeness === 'likely' || likeness === 'possible';
  if (newest === 'lone_low') return likeness === 'likely';
  if (newest !== undefined && newest !== 'bare_fine') return lows.includes(newest);
  return read.has('low_in_words') && likeness !== 'unlikely';
};

/** The kind with which sugar goes first: a low glucose, or insulin without food; null where neither is said. */
export const findSugarKind = (read: ReadSigns, likeness: LowLikeness): 'severe_low' | 'insulin_excess' | null => {
  if (isLowNow(read, likeness)) return 'severe_low';
  if (read.has(...highs, 'acidosis', 'ketones_number', 'ketones_very_high')) return null;
  return read.has('insulin_taken') && read.has('cannot_eat') ? 'insulin_excess' : null;
};

/** 'Vai desmaiar' holds 'desmaiar' and is no faint, nor is 'quase desmaiou'. */
const isOut = ({ found }: ReadSigns, sign: 'fainted' | 'not_awake'): boolean =>
  found.some(
    ({ name, from, until }) =>
      name === sign && !found.some((near) => near.name === 'near_faint' && near.from <= from && near.until >= until),
  );

/** 'Braço direito sem força': of a stroke. */
export const isOneSided = (read: ReadSigns): boolean => read.has('limb_weak') && read.has('one_side');

const readMouth = (read: ReadSigns, aboutOther: boolean): Care['mouth'] => {
  const isAwake = read.has('awake', 'swallows');
  if (read.has('unresponsive', 'not_breathing')) return 'closed';
  if (isOut(read, 'not_awake') && !isAwake) return 'closed';
  if (isOut(read, 'fainted') && !isAwake) return aboutOther ? 'closed' : 'doubtful';
  if (read.has('cannot_swallow')) return 'doubtful';
  if (read.has('swallows')) return 'open';
  const isUnsafe = isOneSided(read) || read.has('throat_closing', 'may_aspirate', 'seizure', 'stroke');
  return isUnsafe ? 'doubtful' : 'open';
};

/** What the steps of a card depend on. */
export const deriveCare = (read: ReadSigns, kinds: readonly EmergencyKind[], aboutOther: boolean): Care => {
  const isSugarKind = kinds.includes('severe_low') || kinds.includes('insulin_excess');
  const mouth = readMouth(read, aboutOther);
  return {
    needsSugar: isSugarKind && (!read.has(...highs) || isLowNow(read, 'possible')),
    mouth,
    hasNoWound: read.has('from_within') && !read.has('wound'),
    isMildLow: newestNumber(read) === 'glucose_low' && kinds.length === 1 && mouth === 'open',
    isOverdose: read.has('overdose', 'some_drugs', 'attempt'),
  };
};

import type { SignName } from '../dampers/keep-alarming.ts';
import type { Care, EmergencyKind } from '../emergency.ts';
import type { Finding } from '../patterns/matcher.ts';
import { isLowReading } from '../reading/remeasured.ts';
import type { Signs } from './conclusion.ts';
import { clouded, lowNumbers, lowSymptoms, strokeSigns } from './sign-groups.ts';

const lowSigns: Signs = [...lowNumbers, 'low_severe'];
const highSigns: Signs = ['glucose_high', 'glucose_extreme', 'bare_high', 'high_in_words'];
const ofGlucose: ReadonlySet<SignName> = new Set([...lowSigns, ...highSigns, 'glucose_fine']);
/** What makes swallowing unsafe although somebody is awake. */
const unsafeSigns: Signs = [
  'throat_closing',
  'tongue_swollen',
  'choking',
  'cannot_swallow',
  'seizure',
  'drowsy',
  'baby_limp',
  ...strokeSigns,
];
const wounds: Signs = ['heavy_bleeding', 'head_injury', 'grave_injury', 'self_harm'];

type Has = (signs: Signs) => boolean;

const among =
  (alarming: readonly Finding<SignName>[]): Has =>
  (wanted) =>
    alarming.some(({ name }) => wanted.includes(name));

/** A number that nothing explains is a low glucose; one that could be an age only with what a low glucose does. */
const isBareLow = (has: Has): boolean =>
  has(['bare_low']) || (has(['lone_low']) && has([...lowSymptoms, ...clouded]));

const lastOf = (found: readonly Finding<SignName>[]): Finding<SignName> | undefined =>
  found.reduce<Finding<SignName> | undefined>(
    (newest, next) => (newest === undefined || next.from >= newest.from ? next : newest),
    undefined,
  );

/** Whether a low number was followed by a high one: 'de manhã deu 45, agora glicose 350'. */
export const hasRisen = (alarming: readonly Finding<SignName>[]): boolean => {
  const numbers = alarming.filter(({ name }) => /^(?:glucose|bare|lone)_/.test(name));
  const newest = lastOf(numbers);
  return (
    newest !== undefined &&
    highSigns.includes(newest.name) &&
    numbers.some(({ name, from }) => from < newest.from && isLowReading(name))
  );
};

/** Whether the glucose is low. What was said of it last counts: 'caiu de 180 para 52', '52, tomei suco e agora 110'. */
const isLowNow = (alarming: readonly Finding<SignName>[]): boolean => {
  const told = alarming.filter(({ name }) => ofGlucose.has(name));
  if (told.length === 0) return isBareLow(among(alarming)) && !hasRisen(alarming);
  const newest = lastOf(told.filter(({ name }) => name.startsWith('glucose_')));
  return newest ? lowSigns.includes(newest.name) : told.some(({ name }) => lowSigns.includes(name));
};

/** The kind with which sugar goes first: a low glucose, or insulin without food; null where neither is said. */
export const findSugarKind = (
  alarming: readonly Finding<SignName>[],
): 'severe_low' | 'insulin_excess' | null => {
  const has = among(alarming);
  if (isLowNow(alarming)) return 'severe_low';
  if (
    has(highSigns) ||
    has(['insulin_stopped', 'acetone_breath', 'ketones', 'ketones_number', 'ketones_very_high'])
  )
    return null;
  return has(['insulin_taken']) && has(['cannot_eat']) ? 'insulin_excess' : null;
};

/** 'Vai desmaiar' holds 'desmaiar' and is no faint, nor is 'quase desmaiou'. */
const isOut = (alarming: readonly Finding<SignName>[], sign: 'fainted' | 'not_awake'): boolean =>
  alarming.some(
    ({ name, from, until }) =>
      name === sign &&
      !alarming.some((near) => near.name === 'near_faint' && near.from <= from && near.until >= until),
  );

const readMouth = (alarming: readonly Finding<SignName>[], aboutOther: boolean): Care['mouth'] => {
  const has = among(alarming);
  const isAwake = has(['awake', 'swallows_well']);
  if (has(['unresponsive', 'not_breathing'])) return 'closed';
  if (isOut(alarming, 'not_awake') && !isAwake) return 'closed';
  if (isOut(alarming, 'fainted') && !isAwake) return aboutOther ? 'closed' : 'doubtful';
  if (has(['cannot_swallow', 'may_choke'])) return 'doubtful';
  if (has(['swallows_well'])) return 'open';
  const isOneSided = has(['limb_weak', 'lips_numb']) && has(['one_side']);
  return has(unsafeSigns) || isOneSided ? 'doubtful' : 'open';
};

/** What the steps of a card depend on, from the signs that alarm. */
export const readCare = (
  alarming: readonly Finding<SignName>[],
  kinds: readonly EmergencyKind[],
  aboutOther: boolean,
): Care => {
  const has = among(alarming);
  const isSugarKind = kinds.includes('severe_low') || kinds.includes('insulin_excess');
  return {
    needsSugar: isLowNow(alarming) || (isSugarKind && !has(highSigns)),
    mouth: readMouth(alarming, aboutOther),
    hasNoWound: has(['inner_bleeding']) && !has(wounds),
    isOverdose: has(['overdose', 'drug_many', 'drug_some', 'attempt']),
  };
};

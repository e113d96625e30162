import { type Emergency, type EmergencyKind, emergencyKinds } from '../emergency.ts';
import { emotionalSteps } from './emotional-step-messages.ts';
import { airwaySteps, innerBleedingSteps, medicalSteps, sugarSteps } from './medical-step-messages.ts';
import type { Step, StepTopic } from './step.ts';

export const stepsByKind: Readonly<Record<EmergencyKind, readonly Step[]>> = {
  ...medicalSteps,
  ...emotionalSteps,
};

/** A card is read in seconds. */
const MOST_STEPS = 5;
/** Of every further kind. */
const MOST_OF_OTHERS = 2;

/**
 * Whose step on a topic outranks those of the other kinds, the strongest first; kinds that are missing come after, in
 * their own order. Who cannot breathe sits whatever else there is; what may come up again or go the wrong way is not
 * drunk: 'nada pela boca' outranks 'beba água'.
 */
const outranking: Readonly<Partial<Record<StepTopic, readonly EmergencyKind[]>>> = {
  mouth: [
    'unconscious',
    'seizure',
    'stroke',
    'poisoning',
    'bleeding',
    'chest_pain',
    'other_medical',
    'insulin_excess',
    'withdrawal',
    'ketoacidosis',
  ],
  position: [
    'seizure',
    'breathing',
    'anaphylaxis',
    'trauma',
    'stroke',
    'pregnancy',
    'bleeding',
    'unconscious',
    'chest_pain',
    'pressure',
    'other_medical',
  ],
};

const kindsInOrder = Object.keys(emergencyKinds) as readonly EmergencyKind[];

/** Who is not awake comes before all else, who feels faint does not. */
const rankOf = (topic: StepTopic, kind: EmergencyKind, { care }: Emergency): number => {
  if (kind === 'unconscious' && care.mouth === 'closed') return -1;
  const first = outranking[topic] ?? [];
  const at = first.indexOf(kind);
  return at < 0 ? first.length + kindsInOrder.indexOf(kind) : at;
};

const isSingle = ({ about }: Step): boolean => about !== 'care' && about !== 'call' && about !== 'watch';

/** The steps that go before those of every kind: what may be put in the mouth, and the airway. */
const leadOf = ({ care: { needsSugar, mouth } }: Emergency): readonly Step[] => {
  if (!needsSugar) return mouth === 'closed' ? airwaySteps : [];
  return mouth === 'closed' ? [sugarSteps.closed, ...airwaySteps] : [sugarSteps[mouth]];
};

const stepsOf = (kind: EmergencyKind, { care }: Emergency): readonly Step[] => {
  if (kind === 'bleeding' && care.hasNoWound) return innerBleedingSteps;
  const isDrinking = ({ about }: Step): boolean =>
    about === 'watch' || (kind === 'ketoacidosis' && about === 'mouth');
  return stepsByKind[kind].filter((each) => care.mouth === 'open' || !isDrinking(each));
};

/**
 * The steps of a card, of all its kinds, at most five: first what is to be done with the mouth, then what the most
 * pressing kind asks for, then of the others what contradicts nothing before it.
 */
export const mergeSteps = (emergency: Emergency): readonly string[] => {
  const { kinds, aboutOther } = emergency;
  const lead = leadOf(emergency);
  const taken = new Set(lead.map(({ about }) => about));
  const winners = new Map<StepTopic, EmergencyKind>();
  for (const kind of kinds)
    for (const { about } of stepsOf(kind, emergency)) {
      const best = winners.get(about);
      if (best === undefined || rankOf(about, kind, emergency) < rankOf(about, best, emergency))
        winners.set(about, kind);
    }
  const stands = (each: Step, kind: EmergencyKind): boolean => {
    if (!isSingle(each)) return true;
    return !taken.has(each.about) && winners.get(each.about) === kind;
  };
  const byKind = kinds.map((kind) => stepsOf(kind, emergency).filter((each) => stands(each, kind)));
  const room = MOST_STEPS - lead.length;
  const [first = [], ...others] = byKind;
  const further = others.flatMap((steps) => steps.slice(0, MOST_OF_OTHERS));
  const own = first.slice(0, Math.max(further.length > 0 ? room - MOST_OF_OTHERS : room, 1));
  const chosen = new Set([...lead, ...own, ...further, ...first, ...others.flat()]);
  return [...chosen].slice(0, MOST_STEPS).map((each) => each[aboutOther ? 'other' : 'self']);
};

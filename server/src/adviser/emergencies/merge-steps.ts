import { type Emergency, type EmergencyKind, kindsInOrder } from './emergency.ts';
import { type Step, stepsOf } from './steps.ts';

/** A card is read in seconds. */
const MOST_STEPS = 5;
/** Of every further kind. */
const MOST_OF_OTHERS = 2;

/** How strongly a kind's step on a topic stands against those of others. Who is not awake comes before all else. */
const rankOf = (step: Step, kind: EmergencyKind, { care }: Emergency): number => {
  if (kind === 'unconscious' && care.mouth === 'closed') return -1;
  return Math.min(step.rank, kindsInOrder.length) + kindsInOrder.indexOf(kind) / kindsInOrder.length;
};

const isSingle = ({ about }: Step): boolean => about !== 'care' && about !== 'call' && about !== 'watch';

/** The steps that go before those of every kind: what may be put in the mouth, and the airway. */
const leadOf = ({ care: { needsSugar, mouth } }: Emergency): readonly Step[] => [
  ...(needsSugar ? stepsOf(`sugar_${mouth}`) : []),
  ...(mouth === 'closed' ? stepsOf('airway') : []),
];

const stepsFor = (kind: EmergencyKind, { care }: Emergency): readonly Step[] =>
  kind === 'bleeding' && care.hasNoWound
    ? stepsOf('bleeding_within')
    : stepsOf(kind).filter(({ swallows }) => care.mouth === 'open' || !swallows);

/** Of every topic the kind whose step outranks those of the others. */
const findWinners = (emergency: Emergency): ReadonlyMap<Step['about'], EmergencyKind> => {
  const ranked = emergency.kinds.flatMap((kind) =>
    stepsFor(kind, emergency).map((step) => ({
      about: step.about,
      kind,
      rank: rankOf(step, kind, emergency),
    })),
  );
  // The last of a topic stays in the map.
  return new Map(ranked.sort((one, other) => other.rank - one.rank).map(({ about, kind }) => [about, kind]));
};

/**
 * The steps of a card, of all its kinds, at most five: first what is to be done with the mouth, then what the most
 * pressing kind asks for, then of the others what contradicts nothing before it.
 */
export const chooseSteps = (emergency: Emergency): readonly Step[] => {
  const { kinds, aboutOther } = emergency;
  const lead = leadOf(emergency);
  const taken = new Set(lead.map(({ about }) => about));
  const winners = findWinners(emergency);
  const stands = (each: Step, kind: EmergencyKind): boolean =>
    !isSingle(each) || (!taken.has(each.about) && winners.get(each.about) === kind);
  const byKind = kinds.map((kind) => stepsFor(kind, emergency).filter((each) => stands(each, kind)));
  const room = MOST_STEPS - lead.length;
  const [first = [], ...others] = byKind;
  const further = others.flatMap((steps) => steps.slice(0, MOST_OF_OTHERS));
  const own = first.slice(0, Math.max(further.length > 0 ? room - MOST_OF_OTHERS : room, 1));
  const bySaid = new Map<string, Step>();
  for (const step of [...lead, ...own, ...further, ...first, ...others.flat()]) {
    const said = step[aboutOther ? 'other' : 'self'];
    if (!bySaid.has(said)) bySaid.set(said, step);
  }
  return [...bySaid.values()].slice(0, MOST_STEPS);
};

/** What those steps say. */
export const mergeSteps = (emergency: Emergency): string[] =>
  chooseSteps(emergency).map((step) => step[emergency.aboutOther ? 'other' : 'self']);

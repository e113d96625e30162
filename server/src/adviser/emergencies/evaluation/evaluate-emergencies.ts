import { type EmergencyKind, emergencyKinds } from '../emergency.ts';
import { findEmergency } from '../find-emergency.ts';
import {
  type Example,
  type ExampleSet,
  type ExpectedLabel,
  exampleSets,
  readExampleSets,
} from './examples.ts';
import { makeVariants, type VariantKind, variantKinds } from './make-variants.ts';

export const labels: readonly ExpectedLabel[] = ['medical', 'emotional', 'none'];

/** Recall and precision of 'there is an emergency'; the wrong label of the two counts as half a miss. Shares of 1. */
export interface Score {
  readonly examples: number;
  readonly missed: number;
  readonly swapped: number;
  readonly falseAlarms: number;
  readonly recall: number;
  readonly precision: number;
}

export interface EmergencyReport {
  readonly all: Score;
  readonly bySet: Readonly<Record<ExampleSet, Score>>;
  readonly byVariant: Readonly<Record<VariantKind, Score>>;
  readonly variants: Score;
  readonly recallByLabel: Readonly<Record<'medical' | 'emotional', number>>;
  /** Of the examples of a kind: how many there are, are found, and have that kind first. */
  readonly byKind: readonly { kind: EmergencyKind; examples: number; found: number; named: number }[];
  /** `confusion[expected][said]`, all sets. */
  readonly confusion: Readonly<Record<ExpectedLabel, Readonly<Record<ExpectedLabel, number>>>>;
  /** Alarms that ask first, of all alarms. */
  readonly unsureShare: number;
}

const labelOf = ({ text }: Example): ExpectedLabel => findEmergency(text)?.label ?? 'none';
const count = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length;
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const score = (examples: readonly Example[]): Score => {
  const said = examples.map((example) => ({ expected: example.label, label: labelOf(example) }));
  const missed = count(said, ({ expected, label }) => expected !== 'none' && label === 'none');
  const swapped = count(
    said,
    ({ expected, label }) => expected !== 'none' && label !== 'none' && label !== expected,
  );
  const falseAlarms = count(said, ({ expected, label }) => expected === 'none' && label !== 'none');
  const emergencies = count(said, ({ expected }) => expected !== 'none');
  const found = emergencies - missed;
  return {
    examples: examples.length,
    missed,
    swapped,
    falseAlarms,
    recall: share(found - swapped / 2, emergencies),
    precision: share(found, found + falseAlarms),
  };
};

const confuse = (examples: readonly Example[]): EmergencyReport['confusion'] => {
  const row = (expected: ExpectedLabel): Record<ExpectedLabel, number> => {
    const said = examples.filter(({ label }) => label === expected).map(labelOf);
    return {
      medical: count(said, (label) => label === 'medical'),
      emotional: count(said, (label) => label === 'emotional'),
      none: count(said, (label) => label === 'none'),
    };
  };
  return { medical: row('medical'), emotional: row('emotional'), none: row('none') };
};

/** Runs the detector over every example and variant. A second or less. */
export const evaluateEmergencies = (): EmergencyReport => {
  const sets = readExampleSets();
  const all = exampleSets.flatMap((name) => sets[name]);
  const variants = makeVariants(all);
  const recallOf = (label: ExpectedLabel) => score(all.filter((example) => example.label === label)).recall;
  const alarms = all.flatMap(({ text }) => findEmergency(text) ?? []);
  const kinds = (Object.keys(emergencyKinds) as EmergencyKind[]).map((kind) => {
    const found = all.filter((example) => example.kind === kind).map(({ text }) => findEmergency(text));
    return {
      kind,
      examples: found.length,
      found: count(found, (emergency) => emergency !== null),
      named: count(found, (emergency) => emergency?.kinds[0] === kind),
    };
  });
  return {
    all: score(all),
    bySet: {
      given: score(sets.given),
      tuned: score(sets.tuned),
      held_out: score(sets.held_out),
      later: score(sets.later),
    },
    byVariant: {
      no_accents: score(variants.no_accents),
      upper_case: score(variants.upper_case),
      typo: score(variants.typo),
      chatter: score(variants.chatter),
      person: score(variants.person),
      negated: score(variants.negated),
    },
    variants: score(variantKinds.flatMap((kind) => variants[kind])),
    recallByLabel: { medical: recallOf('medical'), emotional: recallOf('emotional') },
    byKind: kinds,
    confusion: confuse(all),
    unsureShare: share(
      count(alarms, ({ isCertain }) => !isCertain),
      alarms.length,
    ),
  };
};

import { type Emergency, type EmergencyKind, emergencyKinds } from '../emergency.ts';
import {
  type Example,
  type ExampleSet,
  type ExpectedLabel,
  exampleSets,
  isFair,
  readExampleSets,
} from '../examples/examples.ts';
import { type Detector, findEmergency } from '../find-emergency.ts';
import { crossValidate } from './cross-validate.ts';
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
  readonly bySet: Readonly<Record<ExampleSet, Score>>;
  /** The other authors' two thirds, each third part judged by what was learnt without it. */
  readonly crossValidated: Score;
  /** Of our own examples. */
  readonly byVariant: Readonly<Record<VariantKind, Score>>;
  readonly variants: Score;
  /** From here on: of the sets that nothing was learnt from and no rule was written for. */
  readonly recallByLabel: Readonly<Record<'medical' | 'emotional', number>>;
  /** Of the examples of a kind: how many there are, are found, and have that kind first. */
  readonly byKind: readonly { kind: EmergencyKind; examples: number; found: number; named: number }[];
  /** `confusion[expected][said]`. */
  readonly confusion: Readonly<Record<ExpectedLabel, Readonly<Record<ExpectedLabel, number>>>>;
  /** What is said by a line under the answer and by no card, of all sets: emergencies and false alarms. */
  readonly lines: Readonly<Record<'emergencies' | 'falseAlarms', number>>;
  /** Alarms that ask first, of all alarms. */
  readonly unsureShare: number;
}

const count = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length;
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

interface Judged {
  readonly example: Example;
  readonly emergency: Emergency | null;
  readonly said: ExpectedLabel;
}

const judge =
  (detect: Detector) =>
  (example: Example): Judged => {
    const emergency = detect(example.text);
    return { example, emergency, said: emergency?.label ?? 'none' };
  };

const score = (judged: readonly Judged[]): Score => {
  const emergencies = judged.filter(({ example }) => example.label !== 'none');
  const missed = count(emergencies, ({ said }) => said === 'none');
  const swapped = count(emergencies, ({ said, example }) => said !== 'none' && said !== example.label);
  const falseAlarms = count(judged, ({ said, example }) => example.label === 'none' && said !== 'none');
  const found = emergencies.length - missed;
  return {
    examples: judged.length,
    missed,
    swapped,
    falseAlarms,
    recall: share(found - swapped / 2, emergencies.length),
    precision: share(found, found + falseAlarms),
  };
};

const confuse = (judged: readonly Judged[]): EmergencyReport['confusion'] => {
  const row = (expected: ExpectedLabel): Record<ExpectedLabel, number> => {
    const own = judged.filter(({ example }) => example.label === expected);
    return {
      medical: count(own, ({ said }) => said === 'medical'),
      emotional: count(own, ({ said }) => said === 'emotional'),
      none: count(own, ({ said }) => said === 'none'),
    };
  };
  return { medical: row('medical'), emotional: row('emotional'), none: row('none') };
};

const mapValues = <Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value) => Result,
): Record<Key, Result> =>
  Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    Result
  >;

/** Runs the detector over every example and over variants of our own. A few seconds. */
export const evaluateEmergencies = (): EmergencyReport => {
  const sets = readExampleSets();
  const judged = mapValues(sets, (examples) => examples.map(judge(findEmergency)));
  const variants = mapValues(makeVariants([...sets.given, ...sets.tuned]), (examples) =>
    examples.map(judge(findEmergency)),
  );
  const fair = exampleSets.filter((set) => isFair[set]).flatMap((set) => judged[set]);
  const recallOf = (label: ExpectedLabel) =>
    score(fair.filter(({ example }) => example.label === label)).recall;
  const alarms = fair.flatMap(({ emergency }) => emergency ?? []);
  const inLine = exampleSets
    .flatMap((set) => judged[set])
    .filter(({ emergency }) => emergency?.strength === 'line');
  return {
    bySet: mapValues(judged, score),
    crossValidated: score(
      crossValidate(sets.others, [...sets.given, ...sets.tuned, ...sets.later]).flatMap(({ detect, part }) =>
        part.map(judge(detect)),
      ),
    ),
    byVariant: mapValues(variants, score),
    variants: score(variantKinds.flatMap((kind) => variants[kind])),
    recallByLabel: { medical: recallOf('medical'), emotional: recallOf('emotional') },
    byKind: (Object.keys(emergencyKinds) as EmergencyKind[]).map((kind) => {
      const found = fair.filter(({ example }) => example.kind === kind);
      return {
        kind,
        examples: found.length,
        found: count(found, ({ emergency }) => emergency !== null),
        named: count(found, ({ emergency }) => emergency?.kinds[0] === kind),
      };
    }),
    confusion: confuse(fair),
    lines: {
      emergencies: count(inLine, ({ example }) => example.label !== 'none'),
      falseAlarms: count(inLine, ({ example }) => example.label === 'none'),
    },
    unsureShare: share(
      count(alarms, ({ isCertain }) => !isCertain),
      alarms.length,
    ),
  };
};

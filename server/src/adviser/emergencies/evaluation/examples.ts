import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmergencyLabel } from '@vida/contract/chat/chat-kinds.ts';
import { parse } from 'csv-parse/sync';
import { type EmergencyKind, emergencyKinds } from '../emergency.ts';

export type ExpectedLabel = EmergencyLabel | 'none';

export interface Example {
  readonly text: string;
  readonly label: ExpectedLabel;
  /** Null where the file names none. */
  readonly kind: EmergencyKind | null;
}

/** The sets that are reported apart. `held_out` was not looked at while rules were written. */
export const exampleSets = ['given', 'tuned', 'held_out', 'later'] as const;
export type ExampleSet = (typeof exampleSets)[number];

const isKind = (text: string): text is EmergencyKind => text in emergencyKinds;

const readLabel = (text: string): ExpectedLabel => {
  const label = text.replace('emergency-', '');
  if (label === 'medical' || label === 'emotional' || label === 'none') return label;
  throw new Error(`Unknown label '${text}'`);
};

const readExamples = (file: string): readonly Example[] =>
  parse<Record<string, string>>(readFileSync(join(import.meta.dirname, file), 'utf8'), { columns: true }).map(
    ({ text = '', label = '', kind = '' }) => ({
      text,
      label: readLabel(label),
      kind: isKind(kind) ? kind : null,
    }),
  );

/** One text in three, by a hash of its letters, so that adding examples moves none. */
const isHeldOut = ({ text }: Example): boolean =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0) % 3 === 0;

/** All examples by set: given with the domain rules, our own (two thirds, one third), and those written afterwards. */
export const readExampleSets = (): Readonly<Record<ExampleSet, readonly Example[]>> => {
  const own = readExamples('own-examples.csv');
  return {
    given: readExamples('safety-examples.csv'),
    tuned: own.filter((example) => !isHeldOut(example)),
    held_out: own.filter(isHeldOut),
    later: readExamples('later-examples.csv'),
  };
};

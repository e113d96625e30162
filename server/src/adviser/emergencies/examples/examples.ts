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

/**
 * The sets that are reported apart: given with the domain rules, our own (two thirds, one third), our own written
 * afterwards, other authors', and those of two last authors in plain style, from which nothing is ever learnt.
 */
export const exampleSets = ['given', 'tuned', 'later', 'others', 'held_out', 'plain', 'fresh'] as const;
export type ExampleSet = (typeof exampleSets)[number];

/** Whether nothing is learnt from a set and no rule was written for it: nobody has read it, it is only counted. */
export const isFair: Readonly<Record<ExampleSet, boolean>> = {
  given: false,
  tuned: false,
  later: false,
  others: false,
  held_out: true,
  plain: true,
  fresh: true,
};

const isKind = (text: string): text is EmergencyKind => text in emergencyKinds;

const readLabel = (text: string): ExpectedLabel => {
  const label = text.replace('emergency-', '');
  if (label === 'medical' || label === 'emotional' || label === 'none') return label;
  throw new Error(`Unknown label '${text}'`);
};

const readExamples = (file: string): readonly Example[] =>
  parse(readFileSync(join(import.meta.dirname, file), 'utf8'), { from_line: 2, record_delimiter: '\n' }).map(
    ([text = '', label = '', kind = '']: readonly string[]) => ({
      text,
      label: readLabel(label),
      kind: isKind(kind) ? kind : null,
    }),
  );

/** One text in three, by a hash of its letters, so that adding examples moves none. */
const isHeldOut = ({ text }: Example): boolean =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0) % 3 === 0;
const isShown = (example: Example): boolean => !isHeldOut(example);

const othersFiles = [
  'others-medical.csv',
  'others-emotional.csv',
  'others-everyday.csv',
  'others-more-a.csv',
  'others-more-b.csv',
  'others-more-c.csv',
  'others-more-d.csv',
  'others-more-e.csv',
  'others-more-f.csv',
] as const;

/** Reads the tables of this folder; each set in the order of its tables. Throws for a label that nobody knows. */
export const readExampleSets = (): Readonly<Record<ExampleSet, readonly Example[]>> => {
  const own = readExamples('own-examples.csv');
  const others = othersFiles.flatMap(readExamples);
  return {
    given: readExamples('safety-examples.csv'),
    tuned: own.filter(isShown),
    later: [...readExamples('later-examples.csv'), ...readExamples('own-plain.csv')],
    others,
    held_out: own.filter(isHeldOut),
    plain: readExamples('others-plain.csv'),
    fresh: readExamples('others-fresh.csv'),
  };
};

/** What the second opinion learns from. */
export const readTaughtExamples = (): readonly Example[] => {
  const sets = readExampleSets();
  return exampleSets.filter((set) => !isFair[set]).flatMap((set) => sets[set]);
};

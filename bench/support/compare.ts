import { median, type Spread, spreadOf } from './statistics.ts';

/** A round in which the reference strays further than this from its median says more about the machine. */
const REFERENCE_TOLERANCE = 0.2;

export interface Comparison {
  /** Subject ÷ reference, round by round. */
  readonly ratio: Spread;
  readonly subject: Spread;
  readonly reference: Spread;
  readonly rounds: number;
  readonly discarded: number;
}

export interface CompareOptions {
  readonly rounds: number;
  readonly measureSubject: () => Promise<number>;
  readonly measureReference: () => Promise<number>;
}

/** Measures subject and reference in turn after one warm-up of each; only the ratio means anything. */
export const compare = async (options: CompareOptions): Promise<Comparison> => {
  const { rounds, measureSubject, measureReference } = options;
  await measureReference();
  await measureSubject();
  const pairs: { reference: number; subject: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ reference: await measureReference(), subject: await measureSubject() });
  const middle = median(pairs.map(({ reference }) => reference));
  const kept = pairs.filter(({ reference }) => Math.abs(reference / middle - 1) <= REFERENCE_TOLERANCE);
  return {
    ratio: spreadOf(kept.map(({ subject, reference }) => subject / reference)),
    subject: spreadOf(kept.map(({ subject }) => subject)),
    reference: spreadOf(kept.map(({ reference }) => reference)),
    rounds: pairs.length,
    discarded: pairs.length - kept.length,
  };
};

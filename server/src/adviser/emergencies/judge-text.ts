import { readFileSync } from 'node:fs';
import { featuresOf } from '../../text/classifier/features.ts';
import { createJudge, type Judge } from '../../text/classifier/judge.ts';
import { loadLearnt } from '../../text/classifier/learnt-file.ts';
import { once } from '../load-knowledge.ts';
import { type EmergencyKind, kindsInOrder } from './emergency.ts';

/** How much a text is like the sentences labelled as emergencies. */
export interface Likeness {
  /** Log odds as they were learnt, not calibrated (`limits.ts`). */
  readonly odds: number;
  /** The likeliest first, each with how much less it fits than the first. */
  readonly kinds: readonly { readonly kind: EmergencyKind; readonly behind: number }[];
}

type Words = readonly { readonly text: string; readonly segment: number }[];

/** Fewer words are no part that is looked at by itself. */
const FEWEST_OF_PART = 4;
/** Longer texts are looked at in windows that overlap by half, so that small talk around it hides nothing. */
const WINDOW = 24;

/** The sentences of a text and its windows. Together at most three times its length. */
const partsOf = (words: Words): readonly Words[] => {
  const sentences = [...Map.groupBy(words, ({ segment }) => segment).values()].filter(
    ({ length }) => length >= FEWEST_OF_PART && length < words.length,
  );
  const half = WINDOW / 2;
  const count = words.length <= WINDOW ? 0 : Math.ceil(words.length / half) - 1;
  const windows = Array.from({ length: count }, (_, at) => words.slice(at * half, at * half + WINDOW));
  return [...sentences, ...windows];
};

/**
 * How much the most alarming part of a text counts beside the whole. A quarter fares a little better in
 * cross-validation; the half hears what stands at the end of a longer text.
 */
const WEIGHT_OF_PART = 0.5;

/** What is thought of words as a whole, and of the most alarming part of them. */
export const judgeText = (judge: Judge, words: Words): Likeness => {
  const whole = judge(featuresOf(words));
  const parts = partsOf(words).map((part) => judge(featuresOf(part)));
  const strongest = parts.reduce((best, next) => (next.odds > best.odds ? next : best), whole);
  const fits = whole.fits.map((fit, at) => fit + (strongest.fits[at] ?? 0));
  const best = Math.max(...fits);
  return {
    odds: whole.odds + WEIGHT_OF_PART * (strongest.odds - whole.odds),
    kinds: kindsInOrder
      .map((kind, at) => ({ kind, behind: best - (fits[at] ?? 0) }))
      .sort((one, other) => one.behind - other.behind),
  };
};

const shippedFile = new URL('../../../knowledge/emergencies/learnt.bin', import.meta.url);
const readJudge = once(() => createJudge(loadLearnt(readFileSync(shippedFile))));

/** By what is shipped. */
export const shippedJudge: Judge = (features) => readJudge()(features);

import { type Learnt, SCALE } from './learn.ts';

export interface Judgement {
  /** Log odds that the features say something rather than nothing; 0 is as likely as not. */
  readonly odds: number;
  /** How many of the features were met in learning. */
  readonly known: number;
  /** Of every class, how well the features fit it: the greater the better, only their differences mean something. */
  readonly fits: readonly number[];
}

export type Judge = (features: readonly number[]) => Judgement;

/** The place of `wanted` in rising numbers; -1 where it is missing. */
const placeOf = (rising: Uint32Array, wanted: number): number => {
  let [from, until] = [0, rising.length];
  while (from < until) {
    const middle = (from + until) >>> 1;
    if ((rising[middle] ?? 0) < wanted) from = middle + 1;
    else until = middle;
  }
  return rising[from] === wanted ? from : -1;
};

/** Judges by what was learnt. Features never met say nothing. As good as linear in the features. */
export const createJudge = (learnt: Learnt): Judge => {
  const { rarity, odds, classCounts, classes, fits, strangeness } = learnt;
  const starts = new Uint32Array(classCounts.length);
  let start = 0;
  for (const [place, count] of classCounts.entries()) {
    starts[place] = start;
    start += count;
  }
  return (features) => {
    const sums = new Float64Array(strangeness.length);
    let [squares, weights, sum, known] = [0, 0, 0, 0];
    for (const feature of features) {
      const place = placeOf(learnt.features, feature);
      const rare = rarity[place] ?? 0;
      if (rare > 0) known += 1;
      squares += rare * rare;
      sum += rare * (odds[place] ?? 0);
      const from = starts[place] ?? 0;
      if ((classCounts[place] ?? 0) > 0) weights += rare;
      for (let at = from; at < from + (classCounts[place] ?? 0); at += 1) {
        const index = classes[at] ?? 0;
        sums[index] = (sums[index] ?? 0) + rare * (fits[at] ?? 0);
      }
    }
    const length = Math.sqrt(squares) || 1;
    return {
      odds: sum / length / SCALE.odds,
      known,
      fits: Array.from(sums, (fit, at) => (fit / SCALE.fit - weights * (strangeness[at] ?? 0)) / length),
    };
  };
};

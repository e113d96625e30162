import { learnOdds, type Vector } from './learn-odds.ts';

/** One labelled text: its features, and what it says (a class; null: nothing). */
export interface Lesson {
  readonly features: readonly number[];
  readonly says: number | null;
}

/** What was learnt. Numbers are kept in a byte each (`SCALE`): the same lessons make the same bytes. */
export interface Learnt {
  /** The features that were met, in rising order; the next three tell of the feature in the same place. */
  readonly features: Uint32Array;
  /** How rare it is (inverse document frequency). */
  readonly rarity: Uint8Array;
  /** Log odds that it speaks for something rather than nothing. */
  readonly odds: Int8Array;
  /** For how many classes it speaks. Which ones, and how much, tell the next two, one feature after the other. */
  readonly classCounts: Uint8Array;
  readonly classes: Uint8Array;
  readonly fits: Uint8Array;
  /** Of every class what a feature takes away that was never met with it. */
  readonly strangeness: Float32Array;
}

export const SCALE = { rarity: 23, odds: 16, fit: 24 } as const;

/** Added to every count, so that a feature never met does not decide alone. Chosen by cross-validation over authors. */
const CLASS_SMOOTHING = 0.005;
/** What one text alone holds says nothing of its class. */
const FEWEST_OF_CLASS = 2;

const toByte = (value: number, scale: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value * scale)));

/**
 * Whether a text says something is learnt by logistic regression over rarities, which class by naive Bayes.
 * `classCount`: how many classes there are.
 */
export const learn = (lessons: readonly Lesson[], classCount: number): Learnt => {
  const texts = new Map<number, number>();
  for (const { features } of lessons) for (const feature of features) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  const features = Uint32Array.from(texts.keys()).sort();
  const places = new Map(Array.from(features, (feature, place) => [feature, place]));
  const rarity = Uint8Array.from(features, (feature) => {
    const rare = Math.log((1 + lessons.length) / (1 + (texts.get(feature) ?? 0))) + 1;
    return toByte(rare, SCALE.rarity, 1, 255);
  });
  const vectors = lessons.map(({ features: own }): Vector => {
    const known = own.flatMap((feature) => places.get(feature) ?? []);
    const length = Math.hypot(...known.map((place) => rarity[place] ?? 0)) || 1;
    return { places: known, weights: known.map((place) => (rarity[place] ?? 0) / length) };
  });
  const isOne = lessons.map(({ says }) => says !== null);
  const byClass = Array.from({ length: classCount }, () => new Float64Array(features.length));
  for (const [at, { places: own, weights }] of vectors.entries()) {
    const sums = byClass[lessons[at]?.says ?? -1];
    for (const [index, place] of own.entries()) if (sums) sums[place] = (sums[place] ?? 0) + (weights[index] ?? 0);
  }
  const classCounts = new Uint8Array(features.length);
  const classes: number[] = [];
  const fits: number[] = [];
  for (const [place, feature] of features.entries()) {
    if ((texts.get(feature) ?? 0) < FEWEST_OF_CLASS) continue;
    for (const [index, sums] of byClass.entries()) {
      const fit = toByte(Math.log1p((sums[place] ?? 0) / CLASS_SMOOTHING), SCALE.fit, 0, 255);
      if (fit === 0) continue;
      classCounts[place] = (classCounts[place] ?? 0) + 1;
      classes.push(index);
      fits.push(fit);
    }
  }
  return {
    features,
    rarity,
    odds: Int8Array.from(learnOdds(vectors, isOne, features.length), (odds) => toByte(odds, SCALE.odds, -127, 127)),
    classCounts,
    classes: Uint8Array.from(classes),
    fits: Uint8Array.from(fits),
    strangeness: Float32Array.from(byClass, (sums) =>
      Math.log(sums.reduce((total, sum) => total + sum, 0) / CLASS_SMOOTHING + features.length),
    ),
  };
};

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

/** Added to every count, so that a feature never met does not decide alone. Both chosen by cross-validation over authors. */
const SMOOTHING = 0.1;
const CLASS_SMOOTHING = 0.005;
/** What one text alone holds says nothing of its class. */
const FEWEST_OF_CLASS = 2;

const toByte = (value: number, scale: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value * scale)));

const totalOf = (sums: Float64Array): number => sums.reduce((total, sum) => total + sum, 0);

/**
 * Naive Bayes over rarities: whether a text says something, and which class. Counts alone decide, so the order of the
 * lessons does not matter. `classCount`: how many classes there are.
 */
export const learn = (lessons: readonly Lesson[], classCount: number): Learnt => {
  const texts = new Map<number, number>();
  for (const { features } of lessons)
    for (const feature of features) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  const features = Uint32Array.from(texts.keys()).sort();
  const places = new Map(Array.from(features, (feature, place) => [feature, place]));
  const rarity = Uint8Array.from(features, (feature) => {
    const rare = Math.log((1 + lessons.length) / (1 + (texts.get(feature) ?? 0))) + 1;
    return toByte(rare, SCALE.rarity, 1, 255);
  });
  const nothing = new Float64Array(features.length);
  const something = new Float64Array(features.length);
  const byClass = Array.from({ length: classCount }, () => new Float64Array(features.length));
  for (const { features: own, says } of lessons) {
    const known = own.flatMap((feature) => places.get(feature) ?? []);
    const length = Math.sqrt(known.reduce((sum, place) => sum + (rarity[place] ?? 0) ** 2, 0)) || 1;
    const sums = says === null ? [nothing] : [something, byClass[says] ?? something];
    for (const place of known)
      for (const each of sums) each[place] = (each[place] ?? 0) + (rarity[place] ?? 0) / length;
  }
  const least = SMOOTHING * features.length;
  const shift = Math.log((totalOf(nothing) + least) / (totalOf(something) + least));
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
    odds: Int8Array.from(features, (_, place) => {
      const ratio = Math.log(((something[place] ?? 0) + SMOOTHING) / ((nothing[place] ?? 0) + SMOOTHING));
      return toByte(ratio + shift, SCALE.odds, -127, 127);
    }),
    classCounts,
    classes: Uint8Array.from(classes),
    fits: Uint8Array.from(fits),
    strangeness: Float32Array.from(byClass, (sums) =>
      Math.log(totalOf(sums) / CLASS_SMOOTHING + features.length),
    ),
  };
};

/** Features of one sentence, and whether it is what is looked for. */
interface Labelled {
  readonly features: readonly string[];
  readonly isOne: boolean;
}

const ROUNDS = 8;
const STEP = 0.3;
/** Draws every weight back to nothing, so that no word proves much alone. */
const DECAY = 0.006;
const BIAS_STEP = 0.02;
/** The lessons are gone through in a fixed order, far from that of the table. */
const STRIDE = 7919;

/**
 * Logistic regression by steps of gradient descent (Adagrad): the log odds that features are of one. Deterministic: the
 * same lessons give the same weights. Features never met say nothing.
 */
export const learnWeights = (lessons: readonly Labelled[]): ((features: readonly string[]) => number) => {
  const places = new Map<string, number>();
  const placeOf = (feature: string): number => {
    const place = places.get(feature) ?? places.size;
    places.set(feature, place);
    return place;
  };
  const rows = lessons.map(({ features, isOne }) => ({
    places: Int32Array.from(features, placeOf),
    target: isOne ? 1 : 0,
  }));
  const weights = new Float64Array(places.size);
  const squares = new Float64Array(places.size).fill(1e-6);
  let bias = 0;
  let biasSum = 0;

  const sumOf = (known: Iterable<number>, size: number): number => {
    let sum = 0;
    for (const place of known) sum += weights[place] ?? 0;
    return sum / Math.sqrt(Math.max(1, size));
  };
  const steps = ROUNDS * rows.length;
  for (let step = 0; step < steps; step += 1) {
    const row = rows[(step * STRIDE) % rows.length];
    if (row === undefined) break;
    const odds = bias + sumOf(row.places, row.places.length);
    const error = 1 / (1 + Math.exp(-odds)) - row.target;
    const slope = error / Math.sqrt(Math.max(1, row.places.length));
    bias -= BIAS_STEP * error;
    if (step >= steps / 2) biasSum += bias;
    for (const place of row.places) {
      const weight = weights[place] ?? 0;
      const gradient = slope + DECAY * weight;
      const square = (squares[place] ?? 0) + gradient * gradient;
      squares[place] = square;
      weights[place] = weight - (STEP * gradient) / Math.sqrt(square);
    }
  }
  /** Of the second half of the steps: the last lessons do not decide where the middle is. */
  const meanBias = biasSum / Math.max(1, Math.ceil(steps / 2));

  return (features) => {
    const known = features.flatMap((feature) => places.get(feature) ?? []);
    return meanBias + sumOf(known, known.length);
  };
};

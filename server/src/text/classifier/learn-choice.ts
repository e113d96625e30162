const ROUNDS = 400;
const STEP = 0.05;
/** Keeps a weight small that little speaks for. */
const PULL = 1e-3;
/** How much of the slope and of its square before goes on. */
const [KEEPS_SLOPE, KEEPS_SQUARE] = [0.9, 0.99];

/** Something to choose from, as dense features, and whether it is a right choice. */
export interface Option {
  readonly features: readonly number[];
  readonly isRight: boolean;
}

/** Options of one choice; where none is right, choosing none is. */
export interface Choice {
  readonly options: readonly Option[];
  /** How much it counts. */
  readonly weight: number;
}

/** How likely each option is chosen, by features and weights; what is left is that none is. */
export const choose = (options: readonly (readonly number[])[], weights: readonly number[]): readonly number[] => {
  const scores = options.map((features) => features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const highest = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = odds.reduce((sum, each) => sum + each, Math.exp(-highest));
  return odds.map((each) => each / all);
};

/** By how much each feature pulls, of one choice. */
const addSlopes = ({ options, weight }: Choice, weights: readonly number[], slopes: Float64Array): void => {
  const likely = choose(
    options.map(({ features }) => features),
    weights,
  );
  const right = options.reduce((sum, { isRight }, at) => sum + (isRight ? (likely[at] ?? 0) : 0), 0);
  options.forEach(({ features, isRight }, at) => {
    const own = likely[at] ?? 0;
    const error = weight * (isRight && right > 0 ? own - own / right : own);
    features.forEach((value, feature) => {
      slopes[feature] = (slopes[feature] ?? 0) + error * value;
    });
  });
};

/**
 * Weights by which options are chosen, or none: conditional logistic regression by gradient descent with moments
 * (Adam). Where several options are right, it is enough that one of them is chosen.
 */
export const learnChoice = (choices: readonly Choice[]): readonly number[] => {
  const count = choices.find(({ options }) => options.length > 0)?.options[0]?.features.length ?? 0;
  const weights: number[] = Array.from({ length: count }, () => 0);
  const [means, squares] = [new Float64Array(count), new Float64Array(count)];
  const all = choices.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = new Float64Array(count);
    for (const choice of choices) addSlopes(choice, weights, slopes);
    for (let at = 0; at < count; at += 1) {
      const slope = (slopes[at] ?? 0) / all + PULL * (weights[at] ?? 0);
      const mean = KEEPS_SLOPE * (means[at] ?? 0) + (1 - KEEPS_SLOPE) * slope;
      const square = KEEPS_SQUARE * (squares[at] ?? 0) + (1 - KEEPS_SQUARE) * slope ** 2;
      means[at] = mean;
      squares[at] = square;
      const step = mean / (1 - KEEPS_SLOPE ** round);
      weights[at] = (weights[at] ?? 0) - (STEP * step) / (Math.sqrt(square / (1 - KEEPS_SQUARE ** round)) + 1e-8);
    }
  }
  return weights;
};

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

/** The options of a choice, one after the other in a flat array: each is read hundreds of times. */
interface PackedChoice {
  readonly features: Float64Array;
  readonly isRight: readonly boolean[];
  readonly weight: number;
}

const pack = ({ options, weight }: Choice): PackedChoice => ({
  features: Float64Array.from(options.flatMap(({ features }) => features)),
  isRight: options.map(({ isRight }) => isRight),
  weight,
});

/** By how much each feature pulls, of one choice. */
const addSlopes = ({ features, isRight, weight }: PackedChoice, weights: Float64Array, slopes: Float64Array): void => {
  const count = weights.length;
  const likely = new Float64Array(isRight.length);
  let highest = 0;
  for (let option = 0; option < likely.length; option += 1) {
    let score = 0;
    for (let at = 0; at < count; at += 1) score += (features[option * count + at] ?? 0) * (weights[at] ?? 0);
    likely[option] = score;
    if (score > highest) highest = score;
  }
  let [all, right] = [Math.exp(-highest), 0];
  for (let option = 0; option < likely.length; option += 1) {
    const odds = Math.exp((likely[option] ?? 0) - highest);
    likely[option] = odds;
    all += odds;
    if (isRight[option]) right += odds;
  }
  for (let option = 0; option < likely.length; option += 1) {
    const odds = likely[option] ?? 0;
    const error = weight * (odds / all - (isRight[option] && right > 0 ? odds / right : 0));
    for (let at = 0; at < count; at += 1) slopes[at] = (slopes[at] ?? 0) + error * (features[option * count + at] ?? 0);
  }
};

/**
 * Weights by which options are chosen, or none: conditional logistic regression by gradient descent with moments
 * (Adam). Where several options are right, it is enough that one of them is chosen.
 */
export const learnChoice = (choices: readonly Choice[]): readonly number[] => {
  const count = choices.find(({ options }) => options.length > 0)?.options[0]?.features.length ?? 0;
  const weights = new Float64Array(count);
  const packed = choices.map(pack);
  const [means, squares] = [new Float64Array(count), new Float64Array(count)];
  const all = choices.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = new Float64Array(count);
    for (const choice of packed) addSlopes(choice, weights, slopes);
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
  return [...weights];
};

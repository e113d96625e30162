const ROUNDS = 3000;
const STEP = 0.3;
/** Keeps a weight small that little speaks for. */
const PULL = 1e-3;

/**
 * Logistic regression by plain gradient descent over all rows at once, for a few dense features of about the same size:
 * the log odds that one of each feature adds. Exact where `learnOdds` is quick; calibrated on the rows it is given.
 */
export const learnWeights = (rows: readonly (readonly number[])[], isOne: readonly boolean[]): readonly number[] => {
  const weights = new Float64Array(rows[0]?.length ?? 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Float64Array(weights.length);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? [];
      let sum = 0;
      for (let own = 0; own < weights.length; own += 1) sum += (weights[own] ?? 0) * (row[own] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isOne[at] ? 1 : 0);
      for (let own = 0; own < weights.length; own += 1) slopes[own] = (slopes[own] ?? 0) + error * (row[own] ?? 0);
    }
    for (let own = 0; own < weights.length; own += 1)
      weights[own] = (weights[own] ?? 0) - STEP * ((slopes[own] ?? 0) / rows.length + PULL * (weights[own] ?? 0));
  }
  return [...weights];
};

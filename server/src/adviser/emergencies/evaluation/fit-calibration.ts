/** A text that was judged by what was not learnt from its author. */
export interface CalibrationCase {
  readonly learntOdds: number;
  readonly words: number;
  readonly signs: number;
  readonly isDanger: boolean;
}

export interface Calibration {
  readonly lengths: readonly { readonly words: number; readonly slope: number; readonly shift: number }[];
  readonly worthOfSign: number;
}

const STEPS = 30;
/** Keeps a step finite where a class of texts is told apart without a fault. */
const DAMPING = 1e-3;

/** Slope and shift of a logistic regression on one number, by Newton's method. */
const fitLine = (cases: readonly { readonly x: number; readonly isDanger: boolean }[]) => {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < STEPS; step += 1) {
    let [bySlope, byShift, xx, x1, one] = [0, 0, DAMPING, 0, DAMPING];
    for (const { x, isDanger } of cases) {
      const likely = 1 / (1 + Math.exp(-(slope * x + shift)));
      const error = (isDanger ? 1 : 0) - likely;
      const weight = likely * (1 - likely);
      bySlope += error * x;
      byShift += error;
      xx += weight * x * x;
      x1 += weight * x;
      one += weight;
    }
    const determinant = xx * one - x1 * x1;
    slope += (bySlope * one - byShift * x1) / determinant;
    shift += (byShift * xx - bySlope * x1) / determinant;
  }
  return { slope, shift };
};

/** Fits what `limits.ts` holds: a line for texts of fewer than so many words each, then what a sign adds. */
export const fitCalibration = (cases: readonly CalibrationCase[], bounds: readonly number[]): Calibration => {
  const lengthOf = (words: number): number => bounds.findIndex((bound) => words < bound);
  const plain = cases.filter(({ signs }) => signs === 0);
  const lengths = bounds.map((words, at) => {
    const own = plain.filter((each) => lengthOf(each.words) === at);
    return { words, ...fitLine(own.map(({ learntOdds, isDanger }) => ({ x: learntOdds, isDanger }))) };
  });
  let worthOfSign = 0;
  const signed = cases.filter(({ signs }) => signs > 0);
  for (let step = 0; step < STEPS; step += 1) {
    let [error, weight] = [0, DAMPING];
    for (const { learntOdds, words, signs, isDanger } of signed) {
      const line = lengths[lengthOf(words)] ?? { slope: 1, shift: 0 };
      const likely = 1 / (1 + Math.exp(-(line.slope * learntOdds + line.shift + signs * worthOfSign)));
      error += signs * ((isDanger ? 1 : 0) - likely);
      weight += signs * signs * likely * (1 - likely);
    }
    worthOfSign += error / weight;
  }
  return { lengths, worthOfSign };
};

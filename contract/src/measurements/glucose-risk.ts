import type { RangeShares } from './glucose-rules.ts';

/** Glycemia risk index of the five shares in exact percents, 0 (best) to 100 (Klonoff 2022). */
export const griOf = ({ veryLow, low, high, veryHigh }: RangeShares): number =>
  Math.min(100, 3 * veryLow + 2.4 * low + 1.6 * veryHigh + 0.8 * high);

export type GriZone = 'A' | 'B' | 'C' | 'D' | 'E';

/** Five zones of twenty, of the whole number that is shown; A is the lowest risk. */
export const griZoneOf = (gri: number): GriZone => {
  const shown = Math.round(gri);
  if (shown <= 20) return 'A';
  if (shown <= 40) return 'B';
  if (shown <= 60) return 'C';
  return shown <= 80 ? 'D' : 'E';
};

/** How far a value in mg/dL lies from the middle of its scale, below 0 for low (Kovatchev 2006). Above 1 mg/dL only. */
const riskOf = (glucoseMgDl: number): number => 1.509 * (Math.log(glucoseMgDl) ** 1.084 - 5.381);

/** Low and high blood glucose index: how much and how far the values lie to either side. */
export interface RiskIndices {
  readonly lbgi: number;
  readonly hbgi: number;
}

/** Both indices over all values, which must be above 1 mg/dL, each with its weight or all alike; null for none. */
export const riskIndicesOf = (values: readonly number[], weights: readonly number[] = []): RiskIndices | null => {
  if (values.length === 0) return null;
  let [low, high, total] = [0, 0, 0];
  values.forEach((value, index) => {
    const weight = weights[index] ?? 1;
    const risk = riskOf(value);
    if (risk < 0) low += 10 * weight * risk ** 2;
    else high += 10 * weight * risk ** 2;
    total += weight;
  });
  return { lbgi: low / total, hbgi: high / total };
};

export type LowRisk = 'minimal' | 'low' | 'moderate' | 'high';
export type HighRisk = 'low' | 'moderate' | 'high';

export const lowRiskOf = (lbgi: number): LowRisk => {
  if (lbgi < 1.1) return 'minimal';
  if (lbgi < 2.5) return 'low';
  return lbgi <= 5 ? 'moderate' : 'high';
};

export const highRiskOf = (hbgi: number): HighRisk => {
  if (hbgi < 4.5) return 'low';
  return hbgi <= 9 ? 'moderate' : 'high';
};

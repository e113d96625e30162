import { roundTo } from '../core/decimals.ts';
import { DAY_MS } from '../core/time.ts';

/** A weight in kg with its moment, epoch milliseconds. */
export interface TimedWeight {
  readonly at: number;
  readonly weightKg: number;
}

/** More than this within a week is probably a slip of the keyboard: the form asks. */
export const UNUSUAL_CHANGE_KG = 5;
const UNUSUAL_CHANGE_DAYS = 7;
/** Losing more than 5 % in a month without trying is a reason to be seen. */
export const LARGE_LOSS_SHARE = 0.05;
export const LARGE_LOSS_DAYS = 30;
/** Gaining 2 kg in 3 days, or 1 kg in 1, may be fluid in heart or kidney disease. */
export const FLUID_GAINS = [
  { days: 1, gainKg: 1 },
  { days: 3, gainKg: 2 },
] as const;

const within = (weights: readonly TimedWeight[], newest: TimedWeight, days: number): readonly TimedWeight[] =>
  weights.filter(({ at }) => at < newest.at && newest.at - at <= days * DAY_MS);

/** Whether a new weight lies more than 5 kg from one of the last seven days. */
export const isUnusualWeight = (weights: readonly TimedWeight[], next: TimedWeight): boolean =>
  within(weights, next, UNUSUAL_CHANGE_DAYS).some(
    ({ weightKg }) => Math.abs(weightKg - next.weightKg) > UNUSUAL_CHANGE_KG,
  );

/** What the newest weight says beside the earlier ones; both amounts in kg, above 0. */
export type WeightChange =
  | { readonly kind: 'fluid_gain'; readonly gainKg: number; readonly days: number }
  | { readonly kind: 'large_loss'; readonly lossKg: number; readonly days: number };

const lowestOf = (weights: readonly TimedWeight[]): number => Math.min(...weights.map((each) => each.weightKg));
const highestOf = (weights: readonly TimedWeight[]): number => Math.max(...weights.map((each) => each.weightKg));

/**
 * A fast gain (only with heart or kidney disease, where it may be fluid) or a large loss that ends at the newest
 * weight; null for neither. Weights ascending by moment.
 */
export const findWeightChange = (
  weights: readonly TimedWeight[],
  { watchesFluid }: { readonly watchesFluid: boolean },
): WeightChange | null => {
  const newest = weights.at(-1);
  if (!newest) return null;
  for (const { days, gainKg } of watchesFluid ? FLUID_GAINS : []) {
    const gain = roundTo(newest.weightKg - lowestOf(within(weights, newest, days)), 2);
    if (Number.isFinite(gain) && gain >= gainKg) return { kind: 'fluid_gain', gainKg: gain, days };
  }
  const loss = roundTo(highestOf(within(weights, newest, LARGE_LOSS_DAYS)) - newest.weightKg, 2);
  return Number.isFinite(loss) && loss > LARGE_LOSS_SHARE * (loss + newest.weightKg)
    ? { kind: 'large_loss', lossKg: loss, days: LARGE_LOSS_DAYS }
    : null;
};

/** Newest minus oldest over a period; ascending by moment. Null for two of less than a day apart: that is no change. */
export const changeOver = <Size extends { readonly at: number; readonly value: number }>(
  sizes: readonly Size[],
): { readonly change: number; readonly oldest: Size } | null => {
  const [oldest, newest] = [sizes[0], sizes.at(-1)];
  if (!oldest || !newest || newest.at - oldest.at < DAY_MS) return null;
  return { change: roundTo(newest.value - oldest.value, 1), oldest };
};

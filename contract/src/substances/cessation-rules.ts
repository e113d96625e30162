import type { TaperStep } from './cessation-schemas.ts';
import { CIGARETTES_PER_PACK, DRINKS, type SubstanceType, type SubstanceUnit } from './substance-kinds.ts';
import {
  CUP_MG,
  caffeineMgOf,
  cigarettesOf,
  DOSE_GRAMS,
  gamingHoursOf,
  gramsPerUnit,
  standardDosesOf,
  type Use,
} from './substance-rules.ts';

/**
 * Somebody who drinks this much every day may fall seriously ill by stopping at once (withdrawal): the plan sends
 * them to CAPS-AD first and never says 'stop today'. Cautious general knowledge: four standard doses.
 */
export const RISKY_DAILY_DOSES = 4;

/** The common measure of a substance: standard doses, cigarettes, mg of caffeine, hours. */
export const commonMeasureOf: Readonly<Record<SubstanceType, (use: Use) => number>> = {
  alcohol: standardDosesOf,
  tobacco: cigarettesOf,
  caffeine: caffeineMgOf,
  gaming: gamingHoursOf,
};

/** One `unit` in the common measure of its substance; a glass and a bottle hold beer. */
export const measurePerUnit = (unit: SubstanceUnit): number => {
  switch (unit) {
    case 'maços':
      return CIGARETTES_PER_PACK;
    case 'xícaras':
      return CUP_MG;
    case 'doses':
    case 'copos':
    case 'latas':
    case 'garrafas':
      return gramsPerUnit(unit, null) / DOSE_GRAMS;
    default:
      return 1;
  }
};

/**
 * A use in a plan's unit: as it is where that is its own (a bottle is a bottle), otherwise by the common measure
 * (1 maço is 20 cigarros, 3 latas are 4.1 doses).
 */
export const amountIn = (unit: SubstanceUnit, use: Use): number =>
  use.unit === unit ? use.amount : commonMeasureOf[use.substanceType](use) / measurePerUnit(unit);

/** Standard doses in one unit; a plan does not say what is in its glass or bottle, so the strongest counts. */
const mostDosesPerUnit = (unit: SubstanceUnit): number =>
  Math.max(...DRINKS.map((drink) => gramsPerUnit(unit, drink))) / DOSE_GRAMS;

/** Whether stopping at once could be dangerous: at least four standard doses of alcohol on a usual day. */
export const needsHelpToStop = (plan: {
  readonly substanceType: SubstanceType;
  readonly unit: SubstanceUnit;
  readonly usualPerDay: number;
}): boolean => plan.substanceType === 'alcohol' && plan.usualPerDay * mostDosesPerUnit(plan.unit) >= RISKY_DAILY_DOSES;

/** The step of a taper that holds on `day`. */
export const stepOn = (steps: readonly TaperStep[], day: string): TaperStep | undefined =>
  steps.findLast(({ fromDay }) => fromDay <= day);

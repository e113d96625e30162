import { roundTo } from '../core/decimals.ts';
import { addDaysTo } from '../core/time.ts';
import { measurePerUnit, needsHelpToStop } from './cessation-rules.ts';
import { MAX_STEPS, type TaperStep } from './cessation-schemas.ts';
import { countedPartOf, type SubstanceType, type SubstanceUnit, substanceDefinitions } from './substance-kinds.ts';
import { CUP_MG } from './substance-rules.ts';

const USUAL_STEPS = 4;
/**
 * Where stopping is dangerous (withdrawal from alcohol) a proposal takes away a tenth of the usual amount at a time, or
 * the smallest part that is counted, and never sooner than after a week; a professional decides (cautious, our choice).
 */
const HELPED = { steps: 9, days: 7 } as const;

const roundToPart = (value: number, part: number): number => roundTo(Math.round(value / part) * part, 2);

/** Steps that take away no more than a cup at a time; at least one. */
const cupByCup = (unit: SubstanceUnit, usualPerDay: number): number =>
  Math.max(1, Math.ceil(roundTo((usualPerDay * measurePerUnit(unit)) / CUP_MG, 2)) - 1);

export interface TaperWish {
  readonly substanceType: SubstanceType;
  readonly unit: SubstanceUnit;
  /** In `unit`. */
  readonly usualPerDay: number;
  /** The first day of the first step, `yyyy-MM-dd`. */
  readonly firstDay: string;
  /** How many steps are wished for; there are fewer where the amounts would not fall. */
  readonly stepCount?: number;
  readonly everyDays?: number;
}

const rhythmOf = (wish: TaperWish): { readonly count: number; readonly everyDays: number } => {
  const { substanceType, unit, usualPerDay } = wish;
  const usual = substanceType === 'caffeine' ? cupByCup(unit, usualPerDay) : USUAL_STEPS;
  const { stepCount = usual, everyDays = substanceDefinitions[substanceType].stepDays } = wish;
  const count = Math.min(MAX_STEPS, stepCount);
  return needsHelpToStop(wish)
    ? { count: Math.max(HELPED.steps, count), everyDays: Math.max(HELPED.days, everyDays) }
    : { count, everyDays };
};

/**
 * Equal steps down to nothing, in amounts that people count, each below the one before. Empty where there is nothing
 * between the usual amount and none (one cigarette): then only a quit date fits, and `quitDay` is the first day.
 */
export const proposeTaper = (wish: TaperWish): { readonly steps: TaperStep[]; readonly quitDay: string } => {
  const { unit, usualPerDay, firstDay } = wish;
  const { count, everyDays } = rhythmOf(wish);
  const limits = Array.from({ length: count }, (_, index) =>
    roundToPart((usualPerDay * (count - index)) / (count + 1), countedPartOf(unit)),
  );
  const falling = [...new Set(limits)].filter((limit) => limit > 0 && limit < usualPerDay);
  return {
    steps: falling.map((dailyLimit, index) => ({
      fromDay: addDaysTo(firstDay, index * everyDays),
      dailyLimit,
    })),
    quitDay: addDaysTo(firstDay, falling.length * everyDays),
  };
};

import { roundTo } from '../core/decimals.ts';
import { addDaysTo, daysBetween } from '../core/time.ts';
import { amountIn, stepOn } from './cessation-rules.ts';
import type { CessationPlan, CessationProgress } from './cessation-schemas.ts';
import type { Use } from './substance-rules.ts';

/** A use with its calendar day on the person's clock then. */
export interface DatedUse extends Use {
  readonly day: string;
}

export interface ProgressInput {
  readonly plan: Pick<CessationPlan, 'quitDay' | 'unit' | 'usualPerDay' | 'unitPriceCents' | 'steps' | 'startedDay'>;
  /** Uses of the plan's substance since the plan began, in any order. */
  readonly uses: readonly DatedUse[];
  /** The daily checks; of those that say 'kept' only today's matters. */
  readonly checks: readonly { readonly day: string; readonly kept: boolean }[];
  readonly cravingsPassed: number;
  /** The person's day; the day on which the plan ended, once it has. */
  readonly today: string;
}

/** A day of which something is known. All others went by without use and without a word. */
interface NotedDay {
  readonly day: string;
  /** By the records, in the plan's unit. */
  readonly used: number;
  /** The daily check says that the plan was not kept. */
  readonly isBroken: boolean;
}

/** A day has use where a record says so, or where the check says 'not kept' and there is no record of any. */
const hasUse = ({ used, isBroken }: NotedDay): boolean => used > 0 || isBroken;

/** Sums of halves and thirds are not exact: 0.1 + 0.2 keeps a limit of 0.3. */
const LIMIT_TOLERANCE = 1e-9;

/** The most units for a day: none from the quit day on, the step's before, `null` before the first step. */
const limitOn = ({ plan }: ProgressInput, day: string): number | null =>
  day >= plan.quitDay ? 0 : (stepOn(plan.steps, day)?.dailyLimit ?? null);

/** Ascending. What a clock further east dated tomorrow is today's. */
const listNotedDays = ({ plan, uses, checks, today }: ProgressInput): readonly NotedDay[] => {
  const toDay = (day: string): string => (day < today ? day : today);
  const used = new Map<string, number>();
  for (const use of uses) used.set(toDay(use.day), (used.get(toDay(use.day)) ?? 0) + amountIn(plan.unit, use));
  const broken = new Set(checks.filter(({ kept }) => !kept).map(({ day }) => toDay(day)));
  return [...new Set([...used.keys(), ...broken])]
    .toSorted()
    .map((day) => ({ day, used: used.get(day) ?? 0, isBroken: broken.has(day) }));
};

/** Days without between two days with use, or before the first: the longest stretch, today not counted. */
const longestRun = (quitDay: string, relapseDays: readonly string[], today: string): number => {
  const starts = [quitDay, ...relapseDays.map((day) => addDaysTo(day, 1))];
  const ends = [...relapseDays, today];
  return Math.max(0, ...starts.map((start, index) => daysBetween(start, ends[index] ?? today)));
};

const countDaysWithout = (input: ProgressInput, noted: readonly NotedDay[]) => {
  const { plan, today } = input;
  const relapseDays = noted.filter((day) => day.day >= plan.quitDay && hasUse(day)).map(({ day }) => day);
  const last = relapseDays.at(-1);
  return {
    relapseDays,
    daysWithout: Math.max(0, daysBetween(last === undefined ? plan.quitDay : addDaysTo(last, 1), today)),
    bestDaysWithout: longestRun(plan.quitDay, relapseDays, today),
  };
};

/** A plan has a limit from its first step on, or from the quit day; never from before it began. */
const firstDayWithLimit = ({ steps, quitDay, startedDay }: ProgressInput['plan']): string => {
  const first = steps[0]?.fromDay ?? quitDay;
  return first > startedDay ? first : startedDay;
};

const countDaysKept = (input: ProgressInput, noted: readonly NotedDay[]) => {
  const { plan, checks, today } = input;
  const first = firstDayWithLimit(plan);
  const until = checks.some(({ day }) => day >= today) ? addDaysTo(today, 1) : today;
  const daysSoFar = Math.max(0, daysBetween(first, until));
  const notKept = noted.filter(
    ({ day, used, isBroken }) =>
      day >= first &&
      day < until &&
      (isBroken || used > (limitOn(input, day) ?? Number.POSITIVE_INFINITY) + LIMIT_TOLERANCE),
  );
  return { daysSoFar, daysKept: daysSoFar - notKept.length };
};

/**
 * Units not used on days that are over, against usual days and with caution: a step's limit counts as used even where
 * less was, and a day said to be broken without a record saves nothing. Days without a note are not walked one by
 * one: a plan may run for years.
 */
const countUnitsSaved = (input: ProgressInput, noted: readonly NotedDay[]): number => {
  const { plan, today } = input;
  const first = firstDayWithLimit(plan);
  const stretches = [...plan.steps, { fromDay: plan.quitDay, dailyLimit: 0 }].map(
    ({ fromDay, dailyLimit }, index, all) => ({
      from: fromDay > first ? fromDay : first,
      until: [all[index + 1]?.fromDay ?? today, today].toSorted()[0] ?? today,
      savedADay: plan.usualPerDay - dailyLimit,
    }),
  );
  const withoutNotes = stretches.reduce(
    (total, { from, until, savedADay }) => total + Math.max(0, daysBetween(from, until)) * savedADay,
    0,
  );
  const overstated = noted
    .filter(({ day }) => day >= first && day < today)
    .map(({ day, used, isBroken }) => {
      const limit = limitOn(input, day) ?? 0;
      if (used > 0) return Math.max(0, used - limit);
      return isBroken ? plan.usualPerDay - limit : 0;
    });
  return overstated.reduce((total, units) => total - units, withoutNotes);
};

const countSavedCents = (input: ProgressInput, noted: readonly NotedDay[]): number | null => {
  const { unitPriceCents } = input.plan;
  if (unitPriceCents === null) return null;
  return Math.max(0, Math.round(countUnitsSaved(input, noted) * unitPriceCents));
};

/** How a plan goes on `today`. */
export const computeProgress = (input: ProgressInput): CessationProgress => {
  const { plan, cravingsPassed, today } = input;
  const noted = listNotedDays(input);
  const isWithout = today >= plan.quitDay;
  const limitToday = isWithout ? null : limitOn(input, today);
  return {
    phase: isWithout ? 'without' : limitToday === null ? 'before' : 'tapering',
    daysUntilQuit: Math.max(0, daysBetween(today, plan.quitDay)),
    ...countDaysWithout(input, noted),
    limitToday,
    usedToday: roundTo(noted.find(({ day }) => day === today)?.used ?? 0, 2),
    ...countDaysKept(input, noted),
    savedCents: countSavedCents(input, noted),
    cravingsPassed,
  };
};

import { addDaysTo, dayOf, daysBetween } from '@vida/contract/core/time.ts';
import { type CareGroup, foldConditions } from '@vida/contract/profile/care-rules.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import {
  CAFFEINE_CAREFUL_LIMIT_MG,
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  LABEL_DAYS,
} from '@vida/contract/substances/substance-rules.ts';
import type { Person, TimedUse } from '../../adviser.ts';
import { type AlcoholFacts, buildAlcoholFacts } from './alcohol-facts.ts';
import type { PressureFacts } from './pressure-facts.ts';
import { countDays, type DayAmount, greatestOf, sumByDay, totalOf, type UseWindows } from './use-sums.ts';

/** From 14 h on caffeine costs sleep; from 23 h on gaming does. Both until 5 h in the morning. */
const LATE_CAFFEINE_MINUTE = 14 * 60;
const LATE_GAMING_MINUTE = 23 * 60;
const MORNING_MINUTE = 5 * 60;

export interface TobaccoFacts {
  /** Last seven calendar days. */
  readonly cigarettesOfWeek: number;
  readonly smokingDays: number;
  /** Over the days with a record, one decimal. */
  readonly cigarettesPerDay: number;
  /** The newest use of the last 30 days: its day, and whole days since. */
  readonly last: { readonly day: string; readonly daysAgo: number } | null;
}

export interface CaffeineFacts {
  /** Last seven calendar days. */
  readonly daysWithUse: number;
  readonly lateDays: number;
  /** The day with most, in mg. */
  readonly heaviestDay: DayAmount | null;
  /** mg a day: 400, and 200 in pregnancy and where something asks for care; `null` under 18. */
  readonly limitMg: number | null;
  /** What asks for care, as it is said after 'com'. */
  readonly reasons: readonly string[];
}

export interface GamingFacts {
  /** Last seven calendar days, one decimal. */
  readonly hoursOfWeek: number;
  readonly lateDays: number;
  readonly longestDay: DayAmount | null;
}

/** Substances and gaming of the last 30 days, as far as they were recorded. */
export interface SubstanceFacts {
  readonly alcohol: AlcoholFacts;
  readonly tobacco: TobaccoFacts;
  readonly caffeine: CaffeineFacts;
  readonly gaming: GamingFacts;
}

const isFrom =
  (fromMinute: number) =>
  ({ minuteOfDay }: TimedUse): boolean =>
    minuteOfDay >= fromMinute || minuteOfDay < MORNING_MINUTE;

export const isLateCaffeine = isFrom(LATE_CAFFEINE_MINUTE);
export const isLateGaming = isFrom(LATE_GAMING_MINUTE);

/** A use of a type that really was one: a record of 0 says that there was none. */
export const isUseOf =
  (type: SubstanceType) =>
  ({ substanceType, amount }: TimedUse): boolean =>
    substanceType === type && amount > 0;

const buildTobaccoFacts = ({ ofMonth, ofWeek, today }: UseWindows): TobaccoFacts => {
  const day = ofMonth.at(-1)?.day;
  const cigarettesOfWeek = totalOf(ofWeek, cigarettesOf);
  const smokingDays = countDays(ofWeek);
  return {
    cigarettesOfWeek,
    smokingDays,
    cigarettesPerDay: smokingDays === 0 ? 0 : Math.round((10 * cigarettesOfWeek) / smokingDays) / 10,
    last: day === undefined ? null : { day, daysAgo: Math.max(0, daysBetween(day, today)) },
  };
};

/** What is known already when these facts are made. */
interface Known {
  readonly careGroup: CareGroup;
  readonly pressure: PressureFacts;
}

/** Conditions with the smaller limit (domain: caffeine), ticked or in the person's own words. */
const carefulWith: readonly (readonly [string, RegExp])[] = [
  ['ansiedade', /ansiedade|panico/],
  ['insônia', /insonia/],
  ['enxaqueca', /enxaqueca/],
  ['arritmia', /arritmia|fibrilacao|taquicardia|palpita/],
];

const buildCaffeineFacts = (
  { profile }: Person,
  { ofWeek }: UseWindows,
  { careGroup, pressure }: Known,
): CaffeineFacts => {
  const usualLimitMg = caffeineLimitMgOf(profile, careGroup);
  const conditions = foldConditions(profile);
  const reasons = [
    ...carefulWith.filter(([, words]) => words.test(conditions)).map(([name]) => name),
    ...(pressure.figures.isAboveGoal ? ['pressão acima da meta'] : []),
  ];
  return {
    daysWithUse: countDays(ofWeek),
    lateDays: countDays(ofWeek.filter(isLateCaffeine)),
    heaviestDay: greatestOf(sumByDay(ofWeek, caffeineMgOf)),
    limitMg: usualLimitMg !== null && reasons.length > 0 ? CAFFEINE_CAREFUL_LIMIT_MG : usualLimitMg,
    reasons,
  };
};

const buildGamingFacts = ({ ofWeek }: UseWindows): GamingFacts => ({
  hoursOfWeek: totalOf(ofWeek, gamingHoursOf),
  lateDays: countDays(ofWeek.filter(isLateGaming)),
  longestDay: greatestOf(sumByDay(ofWeek, gamingHoursOf)),
});

/** The facts of substances and gaming at `now`. */
export const buildSubstanceFacts = (person: Person, now: Date, known: Known): SubstanceFacts => {
  const today = dayOf(now, person.timeZone);
  const weekFrom = addDaysTo(today, 1 - LABEL_DAYS);
  const windowsOf = (type: SubstanceType): UseWindows => {
    const ofMonth = person.uses.filter(isUseOf(type));
    return { ofMonth, ofWeek: ofMonth.filter(({ day }) => day >= weekFrom), weekFrom, today };
  };
  return {
    alcohol: buildAlcoholFacts(person, now, windowsOf('alcohol')),
    tobacco: buildTobaccoFacts(windowsOf('tobacco')),
    caffeine: buildCaffeineFacts(person, windowsOf('caffeine'), known),
    gaming: buildGamingFacts(windowsOf('gaming')),
  };
};

import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo, DAY_MS, dayOf, daysBetween } from '@vida/contract/core/time.ts';
import { careGroupOf } from '@vida/contract/profile/care-rules.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import { RISKY_DAILY_DOSES } from '@vida/contract/substances/cessation-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import {
  CAFFEINE_CAREFUL_LIMIT_MG,
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  LABEL_DAYS,
  standardDosesOf,
} from '@vida/contract/substances/substance-rules.ts';
import type { Person, TimedUse } from '../../adviser.ts';
import type { Says } from '../../warnings/person-traits.ts';
import { countDays, greatestOf, sumByDay, totalOf } from './use-sums.ts';
import { isWithin } from './windows.ts';

/** From 14 h on caffeine costs sleep; from 23 h on gaming does. Both until 5 h in the morning. */
const LATE_CAFFEINE_MINUTE = 14 * 60;
const LATE_GAMING_MINUTE = 23 * 60;
const MORNING_MINUTE = 5 * 60;
/** Doses on one occasion from which it is heavy drinking (domain: alcohol); without a sex the lower one. */
const HEAVY_OCCASION_DOSES = { female: 4, male: 5 } as const;
/** So many of seven days are most of them. */
const MOST_DAYS = 4;

/** Conditions with the smaller limit of caffeine (domain: caffeine), by how they are said after 'com'. */
const carefulWith = {
  ansiedade: 'condition:anxiety',
  insônia: 'condition:insomnia',
  enxaqueca: 'condition:migraine',
  arritmia: 'condition:arrhythmia',
};

/** A use of a type that really was one: a record of 0 says that there was none. */
export const isUseOf =
  (type: SubstanceType) =>
  ({ substanceType, amount }: TimedUse): boolean =>
    substanceType === type && amount > 0;

const isFrom =
  (fromMinute: number) =>
  ({ minuteOfDay }: TimedUse): boolean =>
    minuteOfDay >= fromMinute || minuteOfDay < MORNING_MINUTE;

export const isLateCaffeine = isFrom(LATE_CAFFEINE_MINUTE);
export const isLateGaming = isFrom(LATE_GAMING_MINUTE);

/** Uses above 0 of the last 30 calendar days, and of the seven up to `today`, which the labels speak about. */
const usesOf = (type: SubstanceType, { uses }: Person, today: string) => {
  const ofMonth = uses.filter(isUseOf(type));
  const weekFrom = addDaysTo(today, 1 - LABEL_DAYS);
  return { ofMonth, ofWeek: ofMonth.filter(({ day }) => day >= weekFrom), weekFrom };
};
type Uses = ReturnType<typeof usesOf>;

/** What is drunk before the morning belongs to the evening before, as far as that is of the week. */
const eveningOf =
  (weekFrom: string) =>
  ({ day, minuteOfDay }: TimedUse): string => {
    const evening = minuteOfDay < MORNING_MINUTE ? addDaysTo(day, -1) : day;
    return evening < weekFrom ? weekFrom : evening;
  };

/** Alcohol in standard doses of 10 g. */
const buildAlcoholFacts = ({ profile }: Person, now: Date, says: Says, { ofMonth, ofWeek, weekFrom }: Uses) => {
  const days = sumByDay(ofWeek, standardDosesOf, eveningOf(weekFrom));
  const riskyDays = days.filter(({ amount }) => amount >= RISKY_DAILY_DOSES).length;
  const dosesOfWeek = totalOf(ofWeek, standardDosesOf);
  const drinkingDays = Math.min(LABEL_DAYS, days.length);
  const isHeavyMostDays =
    riskyDays >= MOST_DAYS || (drinkingDays >= MOST_DAYS && dosesOfWeek >= LABEL_DAYS * RISKY_DAILY_DOSES);
  return {
    newestAt: ofMonth.at(-1)?.at ?? null,
    wasInLastDay: ofMonth.some(isWithin(DAY_MS, now)),
    /** One decimal. */
    dosesOfWeek,
    /** Of the last seven days; an evening that goes over midnight is one. */
    drinkingDays,
    heaviestDay: greatestOf(days),
    heavyOccasionDoses: HEAVY_OCCASION_DOSES[profile.sex ?? 'female'],
    /** Days of the week with at least four doses. */
    riskyDays,
    /** At least four doses on most days of the week, or as much in the mean of the week. */
    isHeavyMostDays,
    /** Stopping at once could be dangerous: no tip may ask for less. */
    mayNeedHelpToStop: isHeavyMostDays || (says('condition:alcohol_dependence') && ofMonth.length > 0),
  };
};

const buildTobaccoFacts = ({ ofMonth, ofWeek }: Uses, today: string) => {
  const day = ofMonth.at(-1)?.day;
  const cigarettesOfWeek = totalOf(ofWeek, cigarettesOf);
  const smokingDays = countDays(ofWeek);
  return {
    cigarettesOfWeek,
    smokingDays,
    /** Over the days with a record, one decimal. */
    cigarettesPerDay: smokingDays === 0 ? 0 : roundTo(cigarettesOfWeek / smokingDays, 1),
    /** The newest use: its day, and whole days since. */
    last: day === undefined ? null : { day, daysAgo: Math.max(0, daysBetween(day, today)) },
  };
};

const buildCaffeineFacts = (
  { profile }: Person,
  { ofWeek }: Uses,
  today: string,
  says: Says,
  isPressureHigh: boolean,
) => {
  const usualLimitMg = caffeineLimitMgOf(profile, careGroupOf(profile, today));
  const named = Object.entries(carefulWith).flatMap(([name, term]) => (says(term) ? [name] : []));
  const reasons = isPressureHigh ? [...named, 'pressão acima da meta'] : named;
  return {
    daysWithUse: countDays(ofWeek),
    lateDays: countDays(ofWeek.filter(isLateCaffeine)),
    /** In mg. */
    heaviestDay: greatestOf(sumByDay(ofWeek, caffeineMgOf)),
    /** mg a day: 400, and 200 in pregnancy and where something asks for care; `null` under 18. */
    limitMg: usualLimitMg !== null && reasons.length > 0 ? CAFFEINE_CAREFUL_LIMIT_MG : usualLimitMg,
    /** What asks for care, as it is said after 'com'. */
    reasons,
  };
};

const buildGamingFacts = ({ ofWeek }: Uses) => ({
  /** One decimal. */
  hoursOfWeek: totalOf(ofWeek, gamingHoursOf),
  lateDays: countDays(ofWeek.filter(isLateGaming)),
  longestDay: greatestOf(sumByDay(ofWeek, gamingHoursOf)),
});

/** Substances and gaming of the last 30 days at `now`, as far as they were recorded; mostly of the last seven. */
export const buildSubstanceFacts = (person: Person, now: Date, says: Says, isPressureHigh: boolean) => {
  const today = dayOf(now, person.timeZone);
  return {
    alcohol: buildAlcoholFacts(person, now, says, usesOf('alcohol', person, today)),
    tobacco: buildTobaccoFacts(usesOf('tobacco', person, today), today),
    caffeine: buildCaffeineFacts(person, usesOf('caffeine', person, today), today, says, isPressureHigh),
    gaming: buildGamingFacts(usesOf('gaming', person, today)),
  };
};

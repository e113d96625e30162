import { addDaysTo } from '@vida/contract/core/time.ts';
import { foldConditions } from '@vida/contract/profile/care-rules.ts';
import { RISKY_DAILY_DOSES } from '@vida/contract/substances/cessation-rules.ts';
import { LABEL_DAYS, standardDosesOf } from '@vida/contract/substances/substance-rules.ts';
import type { Person, TimedUse } from '../../adviser.ts';
import { DAY_MS, isWithin } from './calendar.ts';
import { type DayAmount, greatestOf, sumByDay, totalOf, type UseWindows } from './use-sums.ts';

/** Doses on one occasion from which it is heavy drinking (domain: alcohol); without a sex the lower one. */
const HEAVY_OCCASION_DOSES = { female: 4, male: 5 } as const;
/** So many of seven days are most of them. */
const MOST_DAYS = 4;
/** What is drunk before this hour belongs to the evening before. */
const EVENING_ENDS_MINUTE = 5 * 60;

const liverWords = /hepat|cirrose|figado|esteatose|pancreatite/;
const dependenceWords = /alcoolis|alcoolatra|dependen\w+.{0,20}alcool|dependencia quimica/;

/** Alcohol in standard doses of 10 g. */
export interface AlcoholFacts {
  /** The newest use of the last 30 days, epoch milliseconds. */
  readonly newestAt: number | null;
  readonly wasInLastDay: boolean;
  /** Last seven calendar days, one decimal. */
  readonly dosesOfWeek: number;
  /** Of the last seven days; an evening that goes over midnight is one. */
  readonly drinkingDays: number;
  readonly heaviestDay: DayAmount | null;
  readonly heavyOccasionDoses: number;
  /** Days of the week with at least four doses. */
  readonly riskyDays: number;
  /** The profile names a dependence on alcohol. */
  readonly namesDependence: boolean;
  /** At least four doses on most days of the week, or as much in the mean of the week. */
  readonly isHeavyMostDays: boolean;
  /** Stopping at once could be dangerous: no tip may ask for less. */
  readonly mayNeedHelpToStop: boolean;
  /** The profile names an illness of liver or pancreas. */
  readonly namesLiver: boolean;
}

const eveningOf =
  (firstDay: string) =>
  ({ day, minuteOfDay }: TimedUse): string => {
    const evening = minuteOfDay < EVENING_ENDS_MINUTE ? addDaysTo(day, -1) : day;
    return evening < firstDay ? firstDay : evening;
  };

/** The alcohol facts at `now`. */
export const buildAlcoholFacts = (
  { profile }: Person,
  now: Date,
  { ofMonth, ofWeek, weekFrom }: UseWindows,
): AlcoholFacts => {
  const days = sumByDay(ofWeek, standardDosesOf, eveningOf(weekFrom));
  const conditions = foldConditions(profile);
  const riskyDays = days.filter(({ amount }) => amount >= RISKY_DAILY_DOSES).length;
  const dosesOfWeek = totalOf(ofWeek, standardDosesOf);
  const drinkingDays = Math.min(LABEL_DAYS, days.length);
  const isHeavyMostDays =
    riskyDays >= MOST_DAYS || (drinkingDays >= MOST_DAYS && dosesOfWeek >= LABEL_DAYS * RISKY_DAILY_DOSES);
  const namesDependence = dependenceWords.test(conditions);
  return {
    newestAt: ofMonth.at(-1)?.at ?? null,
    wasInLastDay: ofMonth.some(isWithin(DAY_MS, now)),
    dosesOfWeek,
    drinkingDays,
    heaviestDay: greatestOf(days),
    heavyOccasionDoses: HEAVY_OCCASION_DOSES[profile.sex ?? 'female'],
    riskyDays,
    namesDependence,
    isHeavyMostDays,
    mayNeedHelpToStop: isHeavyMostDays || (namesDependence && ofMonth.length > 0),
    namesLiver: liverWords.test(conditions),
  };
};

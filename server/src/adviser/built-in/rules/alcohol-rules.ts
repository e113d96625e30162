import { ALCOHOL_ATTENTION_OVER, LABEL_DAYS } from '@vida/contract/substances/substance-rules.ts';
import type { Facts } from '../facts/facts.ts';
import type { DayAmount } from '../facts/use-sums.ts';
import type { Found, Rules } from '../tip-rule.ts';
import { count, formatDay, formatDecimal, formatPressure } from '../words.ts';

/** WHO's older low-risk guidance: at most two doses a day, at least two days a week without (domain: alcohol). */
const MANY_DOSES_A_DAY = 2;
const FREE_DAYS = 2;

/** '9,5 doses-padrão' */
const doseWords = (doses: number): string =>
  `${formatDecimal(doses, 1)} ${doses === 1 ? 'dose-padrão' : 'doses-padrão'}`;

/** What fills every text about alcohol; `day` is the one it speaks of, where it speaks of one. */
const alcoholSlots = (facts: Facts, day: DayAmount | null = null): Found => {
  const { dosesOfWeek, drinkingDays, newestAt, wasInLastDay } = facts.substances.alcohol;
  return {
    week_doses: doseWords(dosesOfWeek),
    week_days: count(drinkingDays, 'dia', 'dias'),
    drinking_days: drinkingDays,
    last_use: newestAt && facts.words.moment(newestAt),
    in_last_day: wasInLastDay,
    // What somebody prone to lows hears within a day of drinking; adults have a tip of its own for it.
    lows_note: facts.isProneToLows && wasInLastDay,
    day: day && formatDay(day.day),
    day_doses: day && doseWords(day.amount),
  };
};

/** The newest use of the last 30 days; null without one. */
const lastUse = (facts: Facts): Found | null => {
  const { newestAt } = facts.substances.alcohol;
  return newestAt === null ? null : { ...alcoholSlots(facts), newestAt };
};

/** The day with most of the week, where it was heavy drinking. */
const heavyDay = ({ substances: { alcohol } }: Facts): DayAmount | null => {
  const { heaviestDay, heavyOccasionDoses } = alcohol;
  return heaviestDay && heaviestDay.amount >= heavyOccasionDoses ? heaviestDay : null;
};

/** The newest use of whoever needs no help to stop. */
const mayStopAlone = (facts: Facts): Found | false | null =>
  !facts.substances.alcohol.mayNeedHelpToStop && lastUse(facts);

/** Drank this week and may be asked for less: not where stopping needs help. */
const mayDrinkLess = ({ substances: { alcohol } }: Facts): boolean =>
  alcohol.dosesOfWeek > 0 && !alcohol.mayNeedHelpToStop;

/** Alcohol where it can do harm at once, by records of the last 7 or 30 days, and as a habit. */
export const alcoholRules: Rules = {
  'alcohol-help-to-stop': (facts) => {
    const { mayNeedHelpToStop, isHeavyMostDays, riskyDays } = facts.substances.alcohol;
    const hasOwnCare = facts.ownCare !== null;
    const use = mayNeedHelpToStop && lastUse(facts);
    return (
      use && {
        ...use,
        head: isHeavyMostDays,
        who: isHeavyMostDays,
        own_care: hasOwnCare,
        lows_note: hasOwnCare && (use.lows_note ?? null),
        dependence_line: facts.says('condition:alcohol_dependence'),
        risky_days: riskyDays > 0 ? riskyDays : null,
        dose_note: riskyDays > 0,
      }
    );
  },
  'alcohol-pregnancy': mayStopAlone,
  'alcohol-under-18': mayStopAlone,
  'alcohol-lows': (facts) => {
    const { dosesOfWeek, wasInLastDay } = facts.substances.alcohol;
    const use = (dosesOfWeek > 0 || wasInLastDay) && lastUse(facts);
    return use && { ...use, urgency: wasInLastDay ? 2.3 : 0 };
  },
  'alcohol-metformin': (facts) => {
    const day = heavyDay(facts);
    return day && alcoholSlots(facts, day);
  },
  'alcohol-liver': mayStopAlone,

  // Drinking habits of the last seven days; no amount is called safe.
  'alcohol-heavy-day': (facts) => {
    const day = heavyDay(facts);
    return mayDrinkLess(facts) && day && alcoholSlots(facts, day);
  },
  'alcohol-pressure': (facts) => {
    const { mean, isAboveGoal } = facts.pressure.figures;
    return (
      (facts.hasHypertension || isAboveGoal === true) &&
      mayDrinkLess(facts) && {
        ...alcoholSlots(facts),
        reason: mean && isAboveGoal ? 'measured' : 'in_profile',
        pressure: mean && formatPressure(mean),
      }
    );
  },
  'alcohol-days-without': (facts) => {
    const freeDays = LABEL_DAYS - facts.substances.alcohol.drinkingDays;
    return mayDrinkLess(facts) && freeDays < FREE_DAYS && alcoholSlots(facts);
  },
  'alcohol-week': (facts) =>
    mayDrinkLess(facts) &&
    facts.substances.alcohol.dosesOfWeek > ALCOHOL_ATTENTION_OVER &&
    alcoholSlots(facts),
  'alcohol-over-two': (facts) => {
    const { heaviestDay: day } = facts.substances.alcohol;
    const isOverTwo = day && day.amount > MANY_DOSES_A_DAY && !heavyDay(facts);
    return mayDrinkLess(facts) && isOverTwo && alcoholSlots(facts, day);
  },
  'alcohol-no-safe-level': (facts) =>
    mayDrinkLess(facts) &&
    (facts.substances.alcohol.heaviestDay?.amount ?? 0) <= MANY_DOSES_A_DAY &&
    alcoholSlots(facts),
};
